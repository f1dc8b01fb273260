import { postContentChange } from '@/features/inbox/store/content-check/handlers'

export const POST = postContentChange
