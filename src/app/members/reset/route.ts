import { postReset } from '@/features/members/server/member-handlers'

export const POST = postReset
