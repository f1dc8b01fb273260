import { postNewLink } from '@/features/entries/server/family-status/new-link'

export const POST = postNewLink
