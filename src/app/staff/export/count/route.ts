export { postExportCount as POST } from '@/features/reports/server/exports/handlers'
