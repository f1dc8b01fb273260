import { postNavCounts } from '@/features/inbox/server/work-queue/handlers'

export const POST = postNavCounts
