import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import { listInvitations } from '../server/invitations'
import { InvitationsPanel } from './lazy.client'

/** The pending invitations above the list of staff. For admins, who can invite. */
export async function Invitations({ user }: ServerProps) {
  return hasRole(user) ? <InvitationsPanel initial={await listInvitations()} /> : null
}
