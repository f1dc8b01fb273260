import { postRegistration } from '@/features/registration/server/registrations/handlers'

export const POST = postRegistration
