import { postProgress } from '@/features/film-room/handlers'

export const POST = postProgress
