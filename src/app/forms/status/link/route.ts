import { postNewLink } from '@/features/inbox/store/family-status/new-link'

export const POST = postNewLink
