import { postMove } from '@/features/inbox/server/handlers'

export const POST = postMove
