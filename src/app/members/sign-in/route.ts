import { postSignIn } from '@/features/members/store/member-handlers'

export const POST = postSignIn
