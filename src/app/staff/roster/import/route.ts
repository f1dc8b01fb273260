import { postImport } from '@/features/people/server/rosters/handlers'

export const POST = postImport
