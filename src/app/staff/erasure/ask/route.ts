import { postRequestErasure } from '@/features/privacy/server/erasure/handlers'

export const POST = postRequestErasure
