import { postSignIn } from '@/features/account/handlers'

export const POST = postSignIn
