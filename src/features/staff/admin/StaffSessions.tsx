import type { UIFieldServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import { listSessions } from '../server/sessions'
import type { SignedIn } from '@/server/staff-session'
import { SessionsPanel } from './lazy.client'

/** The sessions on an account's page: one's own, or for admins those of anyone. */
export async function StaffSessions({ id, req }: UIFieldServerProps) {
  const viewer = req.user as SignedIn | null
  if (!viewer || !id) return null
  const staff = String(id)
  const isOwn = staff === viewer.id
  if (!isOwn && !hasRole(req.user)) return null
  const current = isOwn ? (viewer._sid ?? null) : null
  return <SessionsPanel key={staff} staff={staff} isOwn={isOwn} current={current} initial={await listSessions(staff)} />
}
