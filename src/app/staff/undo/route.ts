import { postPendingUndo } from '@/features/inbox/server/undo/handlers'

export const POST = postPendingUndo
