import { postFamilyDevices } from '@/features/members/server/family-devices'

export const POST = postFamilyDevices
