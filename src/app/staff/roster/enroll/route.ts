import { postEnroll } from '@/features/people/server/rosters/handlers'

export const POST = postEnroll
