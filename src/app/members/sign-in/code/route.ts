export { postCode as POST } from '@/features/members/server/member-handlers'
