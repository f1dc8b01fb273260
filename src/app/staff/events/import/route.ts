import { postEventImport } from '@/features/events/server/event-import/handlers'

export const POST = postEventImport
