import { postLogout } from '@/features/members/server/logout'

export const POST = postLogout
