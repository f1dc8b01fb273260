import { postMove } from '@/features/inbox/handlers'

export const POST = postMove
