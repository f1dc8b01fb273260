export { postUndoEventImport as POST } from '@/features/events/server/event-import/handlers'
