import { postMove } from '@/features/inbox/store/handlers'

export const POST = postMove
