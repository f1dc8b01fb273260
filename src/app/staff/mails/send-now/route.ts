import { postSendNow } from '@/features/inbox/server/status-mails/handlers'

export const POST = postSendNow
