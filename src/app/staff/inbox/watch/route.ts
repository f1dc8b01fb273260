import { postWatch } from '@/features/inbox/store/handlers'

export const POST = postWatch
