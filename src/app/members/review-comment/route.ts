export { postReviewComment as POST } from '@/features/film/server/comments/handlers'
