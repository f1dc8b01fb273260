import { postTakedownMore } from '@/features/privacy/server/takedown/request-handlers'

export const POST = postTakedownMore
