import { postRetry } from '@/features/inbox/server/status-mails/handlers'

export const POST = postRetry
