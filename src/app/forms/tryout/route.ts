import { postTryout } from '@/features/registration/handlers'

export const POST = postTryout
