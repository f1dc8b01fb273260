import { postDevices } from '@/features/account/staff-handlers'

export const POST = postDevices
