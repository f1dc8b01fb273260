import { postAgreeErasure } from '@/features/inbox/server/erasure/handlers'

export const POST = postAgreeErasure
