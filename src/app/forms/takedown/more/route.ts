import { postTakedownMore } from '@/features/registration/server/takedown/handlers'

export const POST = postTakedownMore
