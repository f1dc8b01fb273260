import { postWatch } from '@/features/inbox/server/handlers'

export const POST = postWatch
