import { postWrite } from '@/features/inbox/server/handlers'

export const POST = postWrite
