import { postDeleteComment } from '@/features/film/store/comments/handlers'

export const POST = postDeleteComment
