export { postUndo as POST } from '@/features/inbox/server/handlers'
