import { postAllSessions } from '@/server/staff/handlers/sessions'

export const POST = postAllSessions
