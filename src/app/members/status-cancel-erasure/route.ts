import { postStatusCancel } from '@/features/privacy/server/erasure/family'

export const POST = postStatusCancel
