import { postView } from '@/features/inbox/handlers'

export const POST = postView
