export { postInvitation as POST } from '@/features/staff/server/handlers/invitations'
