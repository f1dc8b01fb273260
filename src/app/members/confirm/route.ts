import { postConfirm } from '@/features/account/handlers'

export const POST = postConfirm
