import { postLook } from '@/features/inbox/server/handlers'

export const POST = postLook
