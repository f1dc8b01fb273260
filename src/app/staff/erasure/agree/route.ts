import { postApproveErasure } from '@/features/inbox/server/erasure/handlers'

export const POST = postApproveErasure
