import { postReset } from '@/features/members/store/member-handlers'

export const POST = postReset
