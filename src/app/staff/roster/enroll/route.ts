export { postEnroll as POST } from '@/features/people/server/rosters/handlers'
