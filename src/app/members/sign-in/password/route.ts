export { postSignIn as POST } from '@/features/members/server/member-handlers'
