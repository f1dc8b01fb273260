import { postAssign } from '@/features/inbox/server/handlers'

export const POST = postAssign
