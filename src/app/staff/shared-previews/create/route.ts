import { postSharePreview } from '@/features/site/server/shared-previews/handlers'

export const POST = postSharePreview
