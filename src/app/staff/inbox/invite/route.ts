import { postInvite } from '@/features/inbox/store/handlers'

export const POST = postInvite
