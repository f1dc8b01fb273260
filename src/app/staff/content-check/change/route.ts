export { postContentChange as POST } from '@/features/site/server/content-check/handlers'
