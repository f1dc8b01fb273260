import { postSessions } from '@/server/staff/handlers/sessions'

export const POST = postSessions
