export { postDevices as POST } from '@/features/members/server/staff-handlers'
