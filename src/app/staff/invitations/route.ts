export { postInvitations as POST } from '@/features/staff/server/handlers/invitations'
