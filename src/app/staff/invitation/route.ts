import { postInvitation } from '@/server/staff/handlers/invitations'

export const POST = postInvitation
