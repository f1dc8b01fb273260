export { postWrite as POST } from '@/features/inbox/server/handlers'
