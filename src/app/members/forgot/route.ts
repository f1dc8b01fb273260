import { postForgot } from '@/features/members/store/member-handlers'

export const POST = postForgot
