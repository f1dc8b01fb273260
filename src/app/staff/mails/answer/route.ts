import { postAnswer } from '@/features/inbox/server/status-mails/handlers'

export const POST = postAnswer
