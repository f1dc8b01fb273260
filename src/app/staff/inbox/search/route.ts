import { postSearch } from '@/features/inbox/handlers'

export const POST = postSearch
