import { postContentCheck } from '@/features/inbox/store/content-check/handlers'

export const POST = postContentCheck
