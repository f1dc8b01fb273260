import { postNavCounts } from '@/features/inbox/store/work-queue/handlers'

export const POST = postNavCounts
