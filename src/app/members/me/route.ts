import { getMe } from '@/features/account/me'

export const GET = getMe
