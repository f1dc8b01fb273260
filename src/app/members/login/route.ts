import { postCode } from '@/features/members/store/member-handlers'

export const POST = postCode
