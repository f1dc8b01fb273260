import { postUndoChange } from '@/features/inbox/store/status-mails/handlers'

export const POST = postUndoChange
