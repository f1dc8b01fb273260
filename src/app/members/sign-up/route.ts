import { postSignUp } from '@/features/account/handlers'

export const POST = postSignUp
