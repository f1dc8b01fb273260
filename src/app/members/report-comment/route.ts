export { postReportComment as POST } from '@/features/film/server/comments/handlers'
