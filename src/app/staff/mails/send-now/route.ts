import { postSendNow } from '@/features/entries/server/status-mails/handlers'

export const POST = postSendNow
