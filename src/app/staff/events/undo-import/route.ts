import { postUndoEventImport } from '@/features/events/server/event-import/handlers'

export const POST = postUndoEventImport
