import { postAnswer } from '@/features/entries/server/status-mails/handlers'

export const POST = postAnswer
