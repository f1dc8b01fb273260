import { postFind } from '@/features/inbox/store/find/handlers'

export const POST = postFind
