import { postPreview } from '@/features/inbox/server/handlers'

export const POST = postPreview
