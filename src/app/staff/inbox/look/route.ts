import { postEntryPreview } from '@/features/inbox/server/handlers'

export const POST = postEntryPreview
