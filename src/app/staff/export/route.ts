import { postExport } from '@/features/reports/server/exports/handlers'

export const POST = postExport
