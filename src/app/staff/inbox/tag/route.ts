export { postTag as POST } from '@/features/inbox/server/handlers'
