import { postLink } from '@/features/rosters/handlers'

export const POST = postLink
