export { postNavCounts as POST } from '@/features/dashboard/server/work-queue/handlers'
