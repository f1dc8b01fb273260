import { postSessions } from '@/features/staff/server/handlers/sessions'

export const POST = postSessions
