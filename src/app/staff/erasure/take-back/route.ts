import { postTakeErasureBack } from '@/features/inbox/server/erasure/handlers'

export const POST = postTakeErasureBack
