import { postTakeErasureBack } from '@/features/inbox/store/erasure/handlers'

export const POST = postTakeErasureBack
