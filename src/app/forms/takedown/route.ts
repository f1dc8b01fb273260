import { postTakedown } from '@/features/registration/store/takedown/handlers'

export const POST = postTakedown
