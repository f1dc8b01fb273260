import { postEntry } from '@/features/inbox/store/entry/handlers'

export const POST = postEntry
