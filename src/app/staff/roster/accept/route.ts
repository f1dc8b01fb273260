export { postAccept as POST } from '@/features/people/server/rosters/handlers'
