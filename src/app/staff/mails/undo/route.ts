import { postUndo } from '@/features/entries/server/status-mails/handlers'

export const POST = postUndo
