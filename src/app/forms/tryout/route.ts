import { postTryout } from '@/features/registration/server/registrations/handlers'

export const POST = postTryout
