export { postForgot as POST } from '@/features/members/server/member-handlers'
