import { postReviewComment } from '@/features/film/server/comments/handlers'

export const POST = postReviewComment
