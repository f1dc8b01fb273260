import { postTakedown } from '@/features/privacy/server/takedown/request-handlers'

export const POST = postTakedown
