export { postFamilyDevices as POST } from '@/features/members/server/family-devices'
