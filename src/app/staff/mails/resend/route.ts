import { postResend } from '@/features/inbox/server/status-mails/handlers'

export const POST = postResend
