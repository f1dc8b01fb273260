import { postAssign } from '@/features/inbox/handlers'

export const POST = postAssign
