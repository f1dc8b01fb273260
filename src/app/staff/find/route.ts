import { postFind } from '@/features/inbox/server/find/handlers'

export const POST = postFind
