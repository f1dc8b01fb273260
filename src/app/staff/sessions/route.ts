export { postSessions as POST } from '@/features/staff/server/handlers/sessions'
