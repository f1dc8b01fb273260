import { postTag } from '@/features/inbox/server/handlers'

export const POST = postTag
