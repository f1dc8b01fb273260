import { postFamilyDevices } from '@/features/members/store/family-devices'

export const POST = postFamilyDevices
