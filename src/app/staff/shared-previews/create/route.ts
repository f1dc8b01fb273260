import { postSharePreview } from '@/server/staff/handlers/shared-previews'

export const POST = postSharePreview
