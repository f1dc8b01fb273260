export { postLogout as POST } from '@/features/members/server/logout'
