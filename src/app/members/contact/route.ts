import { postContact } from '@/features/coaching/server/family-home/handlers'

export const POST = postContact
