import { postRegistration } from '@/features/registration/handlers'

export const POST = postRegistration
