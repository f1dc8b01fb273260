export { getReach as GET, postAssign as POST } from '@/features/coaching/server/assignments/handlers'
