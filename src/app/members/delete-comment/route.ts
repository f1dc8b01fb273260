import { postDeleteComment } from '@/features/comments/handlers'

export const POST = postDeleteComment
