import { postAnswer } from '@/features/inbox/store/status-mails/handlers'

export const POST = postAnswer
