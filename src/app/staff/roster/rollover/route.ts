import { postRollover } from '@/features/rosters/handlers'

export const POST = postRollover
