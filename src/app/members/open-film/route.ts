export { postOpenFilm as POST } from '@/features/film/server/films/handlers'
