import { postRelease } from '@/features/inbox/store/status-mails/handlers'

export const POST = postRelease
