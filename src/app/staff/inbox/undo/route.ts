import { postUndo } from '@/features/inbox/server/handlers'

export const POST = postUndo
