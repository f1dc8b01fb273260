import { postUnassign } from '@/features/film/server/assignments/handlers'

export const POST = postUnassign
