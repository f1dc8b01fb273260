import { postReportComment } from '@/features/film/server/comments/handlers'

export const POST = postReportComment
