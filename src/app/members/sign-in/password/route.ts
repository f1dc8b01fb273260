import { postSignIn } from '@/features/members/server/member-handlers'

export const POST = postSignIn
