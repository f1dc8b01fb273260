export { postFind as POST } from '@/features/dashboard/server/find/handlers'
