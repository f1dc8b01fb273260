export { postCodes as POST } from '@/features/members/server/staff-handlers'
