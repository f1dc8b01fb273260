import { postDevices } from '@/features/members/store/staff-handlers'

export const POST = postDevices
