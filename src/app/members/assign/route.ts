import { getReach, postAssign } from '@/features/film/store/assignments/handlers'

export const GET = getReach
export const POST = postAssign
