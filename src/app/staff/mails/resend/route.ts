import { postResend } from '@/features/entries/server/status-mails/handlers'

export const POST = postResend
