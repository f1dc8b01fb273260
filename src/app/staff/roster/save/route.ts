import { postSave } from '@/features/people/server/rosters/handlers'

export const POST = postSave
