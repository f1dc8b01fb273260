import { postCode } from '@/features/members/server/member-handlers'

export const POST = postCode
