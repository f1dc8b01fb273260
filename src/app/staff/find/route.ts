import { postFind } from '@/features/dashboard/server/find/handlers'

export const POST = postFind
