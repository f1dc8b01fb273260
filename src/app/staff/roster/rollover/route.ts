export { postRollover as POST } from '@/features/people/server/rosters/handlers'
