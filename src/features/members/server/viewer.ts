import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { needsAccount, type MemberRole } from '../rules/members'
import { explainClosedAccess } from '@/lib/credentials'
import { paths } from '@/lib/paths'
import type { Staff } from '@/payload-types'
import { divisionsOf, hasRole, mayCoach } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { findStaff } from '@/server/staff-session'
import { sessionCookie } from './session-cookie'
import { findClosedNote, findCodeGaps } from './coach-account'
import { hashToken } from '@/server/secrets'
import { LIVE_SESSION } from './sessions'

export type Child = { id: string; name: string; divisions: string[] }

/** The signed-in person in the film room: a member, or staff as coach or admin. */
export type Viewer = {
  kind: 'member' | 'staff'
  id: string
  name: string
  role: MemberRole
  /** Ids of a player's divisions, or of the divisions a coach is responsible for. */
  divisions: string[]
  /** A parent's linked children; empty for all other roles. */
  children: Child[]
  isUnder13: boolean
  email: string | null
}

/**
 * Returns the viewer of this request, or null. Queries the database once per request, so that an ended session has no access
 * any more.
 */
export const findViewer = cache(async (): Promise<Viewer | null> => {
  const token = (await cookies()).get(sessionCookie())?.value
  const member = token ? await findMember(token) : null
  return member ?? (await findStaffViewer())
})

/** Returns the viewer, or redirects to the sign-in page, which leads back to `path`. */
export async function requireViewer(path: string): Promise<Viewer> {
  return (await findViewer()) ?? redirect(paths.loginTo(path))
}

/** Returns true for coaches and admins, who are responsible for players. */
export function isCoach({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'coach' || role === 'admin'
}

/** Returns why the signed-in coach or admin has no access to the film room, as a sentence; null for everyone else. */
export async function findClosedReason(): Promise<string | null> {
  const token = (await cookies()).get(sessionCookie())?.value
  const session = token ? await findSession(token) : null
  if (session && needsAccount(session.role))
    return explainClosedAccess(await findCodeGaps(session.role, session.accountId))
  const staff = await findStaff(await headers())
  return staff && findClosedNote(staff)
}

/**
 * Returns the member of the session with this token, or null; also null for a coach or an admin whose staff account gives no
 * access. Updates the last use of the device, at most every five minutes.
 */
export async function findMember(token: string): Promise<Viewer | null> {
  const session = await findSession(token)
  if (!session) return null
  const { accountId, ...member } = session
  return (await findCodeGaps(member.role, accountId)) ? null : member
}

type Session = Viewer & { accountId: string | null }

async function findSession(token: string): Promise<Session | null> {
  const { rows } = await pool().query<Omit<Session, 'kind'>>({
    name: 'member-of-session',
    text: MEMBER_OF_SESSION,
    values: [hashToken(token)],
  })
  const member = rows[0]
  return member ? { ...member, kind: 'member', role: member.role ?? 'player' } : null
}

const DIVISIONS_OF = `coalesce((SELECT array_agg(r.divisions_id::text) FROM members_rels r
  WHERE r.parent_id = m.id AND r.path = 'divisions'), '{}')`

const MEMBER_OF_SESSION = `
  WITH seen AS (
    UPDATE member_sessions s SET last_seen_at = now()
    WHERE s.token_hash = $1 AND ${LIVE_SESSION} AND s.last_seen_at < now() - interval '5 minutes'
  )
  SELECT m.id, m.name, m.role, m.email, m.account_id AS "accountId", coalesce(m.is_under13, true) AS "isUnder13", ${DIVISIONS_OF} AS divisions,
    coalesce((
      SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'divisions', ${DIVISIONS_OF.replaceAll('m.id', 'c.id')})
        ORDER BY c.name)
      FROM members_rels p JOIN members c ON c.id = p.members_id AND c.role = 'player' AND c.is_active
      WHERE m.role = 'parent' AND p.parent_id = m.id AND p.path = 'children'), '[]') AS children
  FROM member_sessions s JOIN members m ON m.id = s.member_id
  WHERE s.token_hash = $1 AND ${LIVE_SESSION} AND m.is_active`

async function findStaffViewer(): Promise<Viewer | null> {
  const staff = await findStaff(await headers())
  return staff && toStaffViewer(staff)
}

/** Returns a staff member as a viewer of the film room, or null when their role or credentials give no access. */
export function toStaffViewer(staff: Staff): Viewer | null {
  if (!mayCoach(staff)) return null
  const role = hasRole(staff) ? 'admin' : 'coach'
  const divisions = divisionsOf(staff)
  const { id, name, email } = staff
  return { kind: 'staff', id, name, role, divisions, children: [], isUnder13: false, email }
}

/** Returns the ids of the divisions a coach is responsible for, or null for admins, who have access to all divisions. */
export function coachScope({ role, divisions }: Viewer): string[] | null {
  return role === 'admin' ? null : divisions
}
