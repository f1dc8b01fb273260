import { getReach, postAssign } from '@/features/assignments/handlers'

export const GET = getReach
export const POST = postAssign
