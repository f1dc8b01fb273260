import { postCancelErasure } from '@/features/privacy/server/erasure/handlers'

export const POST = postCancelErasure
