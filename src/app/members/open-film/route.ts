import { postOpenFilm } from '@/features/film/store/films/handlers'

export const POST = postOpenFilm
