import { postRetry } from '@/features/inbox/store/status-mails/handlers'

export const POST = postRetry
