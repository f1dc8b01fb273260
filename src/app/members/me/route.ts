export { getMe as GET } from '@/features/members/server/me'
