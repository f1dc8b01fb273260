import { getReach, postAssign } from '@/features/film/server/assignments/handlers'

export const GET = getReach
export const POST = postAssign
