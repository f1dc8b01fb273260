import { postCodes } from '@/features/account/staff-handlers'

export const POST = postCodes
