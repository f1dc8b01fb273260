import { postTryout } from '@/features/registration/store/registrations/handlers'

export const POST = postTryout
