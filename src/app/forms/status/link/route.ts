import { postNewLink } from '@/features/family-status/new-link'

export const POST = postNewLink
