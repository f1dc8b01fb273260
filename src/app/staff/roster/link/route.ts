import { postLink } from '@/features/people/store/rosters/handlers'

export const POST = postLink
