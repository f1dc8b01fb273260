import { postDeleteComment } from '@/features/film/server/comments/handlers'

export const POST = postDeleteComment
