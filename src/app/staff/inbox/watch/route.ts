export { postWatch as POST } from '@/features/inbox/server/handlers'
