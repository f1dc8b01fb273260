import { postProgress } from '@/features/film/store/films/handlers'

export const POST = postProgress
