export { postExport as POST } from '@/features/reports/server/exports/handlers'
