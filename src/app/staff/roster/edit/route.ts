import { postEdit } from '@/features/people/store/rosters/handlers'

export const POST = postEdit
