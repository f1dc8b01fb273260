import { postOpenFilm } from '@/features/film-room/handlers'

export const POST = postOpenFilm
