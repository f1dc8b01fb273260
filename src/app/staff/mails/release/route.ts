import { postRelease } from '@/features/entries/server/status-mails/handlers'

export const POST = postRelease
