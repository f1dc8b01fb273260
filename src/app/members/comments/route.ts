export { getComments as GET } from '@/features/film/server/comments/handlers'
