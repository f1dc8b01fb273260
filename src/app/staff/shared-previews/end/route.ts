import { postEndPreview } from '@/server/staff/handlers/shared-previews'

export const POST = postEndPreview
