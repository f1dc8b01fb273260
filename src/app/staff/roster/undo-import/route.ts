import { postUndoImport } from '@/features/people/server/rosters/handlers'

export const POST = postUndoImport
