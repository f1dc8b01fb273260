import { postAgreeErasure } from '@/features/inbox/store/erasure/handlers'

export const POST = postAgreeErasure
