export { postAllSessions as POST } from '@/features/staff/server/handlers/sessions'
