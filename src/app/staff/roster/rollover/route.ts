import { postRollover } from '@/features/people/store/rosters/handlers'

export const POST = postRollover
