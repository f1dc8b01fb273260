import { postSignUp } from '@/features/members/store/member-handlers'

export const POST = postSignUp
