import { postNavCounts } from '@/features/dashboard/server/work-queue/handlers'

export const POST = postNavCounts
