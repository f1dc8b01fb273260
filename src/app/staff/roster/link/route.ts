export { postLink as POST } from '@/features/people/server/rosters/handlers'
