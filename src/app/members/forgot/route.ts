import { postForgot } from '@/features/members/server/member-handlers'

export const POST = postForgot
