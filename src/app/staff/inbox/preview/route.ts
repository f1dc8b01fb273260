export { postPreview as POST } from '@/features/inbox/server/handlers'
