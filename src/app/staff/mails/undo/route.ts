import { postUndo } from '@/features/status-mails/handlers'

export const POST = postUndo
