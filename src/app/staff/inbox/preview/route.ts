import { postPreview } from '@/features/inbox/handlers'

export const POST = postPreview
