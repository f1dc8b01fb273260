import { postUndoChange } from '@/features/entries/server/status-mails/handlers'

export const POST = postUndoChange
