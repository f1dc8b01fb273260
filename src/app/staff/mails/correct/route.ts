import { postCorrect } from '@/features/entries/server/status-mails/handlers'

export const POST = postCorrect
