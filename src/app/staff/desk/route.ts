import { postDesk } from '@/features/inbox/store/entry/handlers'

export const POST = postDesk
