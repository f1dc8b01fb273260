import { postRollover } from '@/features/people/server/rosters/handlers'

export const POST = postRollover
