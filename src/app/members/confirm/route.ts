import { postConfirm } from '@/features/members/store/member-handlers'

export const POST = postConfirm
