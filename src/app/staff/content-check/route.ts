import { postContentCheck } from '@/features/inbox/server/content-check/handlers'

export const POST = postContentCheck
