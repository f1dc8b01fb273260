import { postLook } from '@/features/inbox/store/handlers'

export const POST = postLook
