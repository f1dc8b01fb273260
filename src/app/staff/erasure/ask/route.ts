import { postRequestErasure } from '@/features/inbox/server/erasure/handlers'

export const POST = postRequestErasure
