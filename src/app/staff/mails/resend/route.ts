import { postResend } from '@/features/status-mails/handlers'

export const POST = postResend
