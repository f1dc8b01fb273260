import { postCodes } from '@/features/members/server/staff-handlers'

export const POST = postCodes
