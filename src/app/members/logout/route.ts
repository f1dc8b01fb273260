import { postLogout } from '@/features/members/store/logout'

export const POST = postLogout
