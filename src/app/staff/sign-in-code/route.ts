import { postSignInCode } from '@/server/staff/handlers/sign-in-code'

export const POST = postSignInCode
