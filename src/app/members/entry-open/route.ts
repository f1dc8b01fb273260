import { postOpenEntry } from '@/features/entries/server/family-status/own-entries'

export const POST = postOpenEntry
