import { postStatusAsk } from '@/features/privacy/server/erasure/family'

export const POST = postStatusAsk
