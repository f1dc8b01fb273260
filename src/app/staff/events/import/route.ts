export { postEventImport as POST } from '@/features/events/server/event-import/handlers'
