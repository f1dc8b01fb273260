import { postContact } from '@/features/registration/store/contact/handlers'

export const POST = postContact
