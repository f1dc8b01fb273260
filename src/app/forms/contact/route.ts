import { postContact } from '@/features/registration/server/contact/handlers'

export const POST = postContact
