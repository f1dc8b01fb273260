import { postRegistration } from '@/features/registration/store/registrations/handlers'

export const POST = postRegistration
