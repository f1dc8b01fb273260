import { postEntry } from '@/features/entries/server/entry/handlers'

export const POST = postEntry
