export { postView as POST } from '@/features/inbox/server/handlers'
