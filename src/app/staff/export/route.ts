import { postExport } from '@/features/inbox/server/exports/handlers'

export const POST = postExport
