import { postOpenFilm } from '@/features/film/server/films/handlers'

export const POST = postOpenFilm
