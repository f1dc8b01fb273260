import { postPendingUndo } from '@/features/entries/server/undo/handlers'

export const POST = postPendingUndo
