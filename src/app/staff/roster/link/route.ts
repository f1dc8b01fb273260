import { postLink } from '@/features/people/server/rosters/handlers'

export const POST = postLink
