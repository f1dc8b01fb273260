import { postInvite } from '@/features/inbox/server/handlers'

export const POST = postInvite
