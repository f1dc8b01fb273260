import { postComment } from '@/features/film/server/comments/handlers'

export const POST = postComment
