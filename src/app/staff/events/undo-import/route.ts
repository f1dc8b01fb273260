import { postUndoEventImport } from '@/features/events/store/event-import/handlers'

export const POST = postUndoEventImport
