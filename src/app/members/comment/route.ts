import { postComment } from '@/features/film/store/comments/handlers'

export const POST = postComment
