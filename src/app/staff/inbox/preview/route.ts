import { postPreview } from '@/features/inbox/store/handlers'

export const POST = postPreview
