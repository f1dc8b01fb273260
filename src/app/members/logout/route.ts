import { postLogout } from '@/features/account/logout'

export const POST = postLogout
