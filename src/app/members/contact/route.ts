import { postContact } from '@/features/film/store/family-home/handlers'

export const POST = postContact
