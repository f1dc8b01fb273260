import { postAnswer } from '@/features/status-mails/handlers'

export const POST = postAnswer
