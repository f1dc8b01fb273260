import { postDesk } from '@/features/desk/handlers'

export const POST = postDesk
