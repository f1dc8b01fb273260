export { postReset as POST } from '@/features/members/server/member-handlers'
