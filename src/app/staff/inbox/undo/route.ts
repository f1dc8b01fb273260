import { postUndo } from '@/features/inbox/store/handlers'

export const POST = postUndo
