import { postCodes } from '@/features/members/store/staff-handlers'

export const POST = postCodes
