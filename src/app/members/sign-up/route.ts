import { postSignUp } from '@/features/members/server/member-handlers'

export const POST = postSignUp
