import { postForgot } from '@/features/account/handlers'

export const POST = postForgot
