import { postEdit } from '@/features/rosters/handlers'

export const POST = postEdit
