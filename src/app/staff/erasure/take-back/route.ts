import { postCancelErasure } from '@/features/inbox/server/erasure/handlers'

export const POST = postCancelErasure
