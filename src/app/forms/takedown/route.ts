import { postTakedown } from '@/features/registration/server/takedown/handlers'

export const POST = postTakedown
