import { postContentChange } from '@/features/inbox/server/content-check/handlers'

export const POST = postContentChange
