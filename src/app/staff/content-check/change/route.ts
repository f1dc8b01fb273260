import { postContentChange } from '@/features/site/server/content-check/handlers'

export const POST = postContentChange
