export { postSearch as POST } from '@/features/inbox/server/handlers'
