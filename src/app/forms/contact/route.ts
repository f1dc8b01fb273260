import { postContact } from '@/features/contact/handlers'

export const POST = postContact
