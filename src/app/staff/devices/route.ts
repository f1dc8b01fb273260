import { postDevices } from '@/features/members/server/staff-handlers'

export const POST = postDevices
