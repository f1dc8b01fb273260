import { postImport } from '@/features/people/store/rosters/handlers'

export const POST = postImport
