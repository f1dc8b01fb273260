import { postUndo } from '@/features/inbox/server/status-mails/handlers'

export const POST = postUndo
