export { postComment as POST } from '@/features/film/server/comments/handlers'
