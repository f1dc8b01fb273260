import { postAccept } from '@/features/people/store/rosters/handlers'

export const POST = postAccept
