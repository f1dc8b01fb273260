import { postRelease } from '@/features/inbox/server/status-mails/handlers'

export const POST = postRelease
