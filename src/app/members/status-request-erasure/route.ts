import { postStatusRequest } from '@/features/privacy/server/erasure/family'

export const POST = postStatusRequest
