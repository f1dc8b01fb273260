import { postNewLink } from '@/features/inbox/server/family-status/new-link'

export const POST = postNewLink
