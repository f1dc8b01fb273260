import { getMe } from '@/features/members/server/me'

export const GET = getMe
