import { getComments } from '@/features/comments/handlers'

export const GET = getComments
