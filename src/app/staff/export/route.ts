import { postExport } from '@/features/exports/handlers'

export const POST = postExport
