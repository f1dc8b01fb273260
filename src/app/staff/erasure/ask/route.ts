import { postAskErasure } from '@/features/inbox/server/erasure/handlers'

export const POST = postAskErasure
