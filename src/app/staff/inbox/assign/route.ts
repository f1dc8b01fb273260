import { postAssign } from '@/features/inbox/store/handlers'

export const POST = postAssign
