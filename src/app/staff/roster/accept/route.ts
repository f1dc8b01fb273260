import { postAccept } from '@/features/people/server/rosters/handlers'

export const POST = postAccept
