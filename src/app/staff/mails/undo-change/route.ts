import { postUndoChange } from '@/features/inbox/server/status-mails/handlers'

export const POST = postUndoChange
