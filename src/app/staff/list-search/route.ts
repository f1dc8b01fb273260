export { postListSearch as POST } from '@/features/dashboard/server/find/handlers'
