export { postProgress as POST } from '@/features/film/server/films/handlers'
