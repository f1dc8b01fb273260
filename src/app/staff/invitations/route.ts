import { postInvitations } from '@/server/staff/handlers/invitations'

export const POST = postInvitations
