export { postSignUp as POST } from '@/features/members/server/member-handlers'
