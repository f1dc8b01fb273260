import { postContentCheck } from '@/features/site/server/content-check/handlers'

export const POST = postContentCheck
