export { postUndoImport as POST } from '@/features/people/server/rosters/handlers'
