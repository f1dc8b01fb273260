import { postEventImport } from '@/features/events/store/event-import/handlers'

export const POST = postEventImport
