import { postReportComment } from '@/features/comments/handlers'

export const POST = postReportComment
