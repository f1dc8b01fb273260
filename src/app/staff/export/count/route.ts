import { postExportCount } from '@/features/inbox/server/exports/handlers'

export const POST = postExportCount
