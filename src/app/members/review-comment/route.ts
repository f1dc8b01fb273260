import { postReviewComment } from '@/features/film/store/comments/handlers'

export const POST = postReviewComment
