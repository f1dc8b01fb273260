import { postAllSessions } from '@/features/staff/server/handlers/sessions'

export const POST = postAllSessions
