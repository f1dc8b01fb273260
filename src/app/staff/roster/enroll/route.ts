import { postEnroll } from '@/features/people/store/rosters/handlers'

export const POST = postEnroll
