import { postInvitation } from '@/features/staff/server/handlers/invitations'

export const POST = postInvitation
