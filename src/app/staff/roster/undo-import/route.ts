import { postUndoImport } from '@/features/people/store/rosters/handlers'

export const POST = postUndoImport
