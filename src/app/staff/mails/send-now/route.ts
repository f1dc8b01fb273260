import { postSendNow } from '@/features/inbox/store/status-mails/handlers'

export const POST = postSendNow
