import { postReviewComment } from '@/features/comments/handlers'

export const POST = postReviewComment
