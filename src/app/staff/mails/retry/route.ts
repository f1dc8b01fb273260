import { postRetry } from '@/features/entries/server/status-mails/handlers'

export const POST = postRetry
