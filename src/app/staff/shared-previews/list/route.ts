import { postListPreviews } from '@/features/site/server/shared-previews/handlers'

export const POST = postListPreviews
