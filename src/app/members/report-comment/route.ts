import { postReportComment } from '@/features/film/store/comments/handlers'

export const POST = postReportComment
