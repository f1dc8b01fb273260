import { postSearch } from '@/features/inbox/store/handlers'

export const POST = postSearch
