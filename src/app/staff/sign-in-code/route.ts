export { postSignInCode as POST } from '@/features/staff/server/handlers/sign-in-code'
