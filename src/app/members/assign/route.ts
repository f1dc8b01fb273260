import { getReach, postAssign } from '@/features/coaching/server/assignments/handlers'

export const GET = getReach
export const POST = postAssign
