import { postUndo } from '@/features/inbox/store/status-mails/handlers'

export const POST = postUndo
