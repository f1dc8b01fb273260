export { postMove as POST } from '@/features/inbox/server/handlers'
