export { postPendingUndo as POST } from '@/features/entries/server/undo/handlers'
