import { postResend } from '@/features/inbox/store/status-mails/handlers'

export const POST = postResend
