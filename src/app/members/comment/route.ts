import { postComment } from '@/features/comments/handlers'

export const POST = postComment
