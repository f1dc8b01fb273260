import { postUndo } from '@/features/inbox/handlers'

export const POST = postUndo
