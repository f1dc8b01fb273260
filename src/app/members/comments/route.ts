import { getComments } from '@/features/film/store/comments/handlers'

export const GET = getComments
