import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import { listInvitations } from '@/server/staff/invitations'
import { InvitationsPanel } from '../lazy.client'

/** Above the list of staff: who is invited and not in yet. For admins, who invite. */
export async function Invitations({ user }: ServerProps) {
  return hasRole(user) ? <InvitationsPanel initial={await listInvitations()} /> : null
}
