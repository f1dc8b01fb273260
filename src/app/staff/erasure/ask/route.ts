import { postAskErasure } from '@/features/inbox/store/erasure/handlers'

export const POST = postAskErasure
