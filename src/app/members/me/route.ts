import { getMe } from '@/features/members/store/me'

export const GET = getMe
