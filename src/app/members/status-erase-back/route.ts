import { postStatusTakeBack } from '@/features/privacy/server/erasure/family'

export const POST = postStatusTakeBack
