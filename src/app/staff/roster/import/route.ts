export { postImport as POST } from '@/features/people/server/rosters/handlers'
