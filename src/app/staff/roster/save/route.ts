import { postSave } from '@/features/people/store/rosters/handlers'

export const POST = postSave
