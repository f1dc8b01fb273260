import { postInvitations } from '@/features/staff/server/handlers/invitations'

export const POST = postInvitations
