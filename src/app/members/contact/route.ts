import { postContact } from '@/features/family-home/handlers'

export const POST = postContact
