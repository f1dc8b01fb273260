import { postEndPreview } from '@/features/site/server/shared-previews/handlers'

export const POST = postEndPreview
