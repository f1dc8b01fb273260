import { postListPreviews } from '@/server/staff/handlers/shared-previews'

export const POST = postListPreviews
