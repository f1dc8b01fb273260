import { postRelease } from '@/features/status-mails/handlers'

export const POST = postRelease
