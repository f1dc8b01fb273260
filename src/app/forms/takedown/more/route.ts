import { postTakedownMore } from '@/features/registration/store/takedown/handlers'

export const POST = postTakedownMore
