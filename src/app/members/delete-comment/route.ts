export { postDeleteComment as POST } from '@/features/film/server/comments/handlers'
