import { postExport } from '@/features/inbox/store/exports/handlers'

export const POST = postExport
