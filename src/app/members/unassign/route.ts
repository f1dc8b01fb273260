import { postUnassign } from '@/features/film/store/assignments/handlers'

export const POST = postUnassign
