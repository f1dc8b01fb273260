export { postAssign as POST } from '@/features/inbox/server/handlers'
