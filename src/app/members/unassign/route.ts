export { postUnassign as POST } from '@/features/coaching/server/assignments/handlers'
