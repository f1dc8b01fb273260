import { postExportCount } from '@/features/reports/server/exports/handlers'

export const POST = postExportCount
