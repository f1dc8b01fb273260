import { getComments } from '@/features/film/server/comments/handlers'

export const GET = getComments
