import { postEntry } from '@/features/inbox/server/entry/handlers'

export const POST = postEntry
