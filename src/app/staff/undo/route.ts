import { postPendingUndo } from '@/features/inbox/store/undo/handlers'

export const POST = postPendingUndo
