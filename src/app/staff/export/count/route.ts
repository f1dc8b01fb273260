import { postExportCount } from '@/features/inbox/store/exports/handlers'

export const POST = postExportCount
