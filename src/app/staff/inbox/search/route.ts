import { postSearch } from '@/features/inbox/server/handlers'

export const POST = postSearch
