import { postApproveErasure } from '@/features/privacy/server/erasure/handlers'

export const POST = postApproveErasure
