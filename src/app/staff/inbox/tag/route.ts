import { postTag } from '@/features/inbox/store/handlers'

export const POST = postTag
