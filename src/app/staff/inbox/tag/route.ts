import { postTag } from '@/features/inbox/handlers'

export const POST = postTag
