import { postView } from '@/features/inbox/store/handlers'

export const POST = postView
