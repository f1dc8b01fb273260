import { postReset } from '@/features/account/handlers'

export const POST = postReset
