export { postSave as POST } from '@/features/people/server/rosters/handlers'
