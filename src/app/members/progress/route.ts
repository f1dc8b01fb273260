import { postProgress } from '@/features/film/server/films/handlers'

export const POST = postProgress
