import { postAccept } from '@/features/rosters/handlers'

export const POST = postAccept
