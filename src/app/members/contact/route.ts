import { postContact } from '@/features/film/server/family-home/handlers'

export const POST = postContact
