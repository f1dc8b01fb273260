import { postWrite } from '@/features/inbox/store/handlers'

export const POST = postWrite
