import { postSignInCode } from '@/features/staff/server/handlers/sign-in-code'

export const POST = postSignInCode
