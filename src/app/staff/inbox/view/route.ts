import { postView } from '@/features/inbox/server/handlers'

export const POST = postView
