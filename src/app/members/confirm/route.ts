import { postConfirm } from '@/features/members/server/member-handlers'

export const POST = postConfirm
