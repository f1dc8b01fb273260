import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { divisions, members } from '@/database-tables'
import type { CodeSheet, MemberAccess } from '../rules/access'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { orm } from '@/server/database/orm'
import { pool } from '@/server/database/pool'
import { formatCode } from './code-text'
import { findCodeState, issueCodes } from './codes'
import { listDevices } from './sessions'

/** Returns the state of a member's code, and the devices it is used on. */
export async function findAccess(memberId: string): Promise<MemberAccess> {
  const [{ hasCode, issuedAt, expiresAt }, devices] = await Promise.all([
    findCodeState(memberId),
    listDevices(memberId),
  ])
  return {
    hasCode,
    issuedAt: issuedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    devices,
  }
}

/** Returns the role of a member and whether they may sign in, or null for an unknown member. */
export async function findSignInState(memberId: string) {
  const { role, isActive } = members
  const [member] = await orm().select({ role, isActive }).from(members).where(eq(members.id, memberId))
  return member ?? null
}

/**
 * Creates new codes for every player of a division who may sign in, and ends the old codes with their sessions. Returns null
 * for an unknown division.
 */
export async function makeCodeSheet(divisionId: string): Promise<CodeSheet | null> {
  const [division] = await orm().select({ key: divisions.key }).from(divisions).where(eq(divisions.id, divisionId))
  if (!division) return null
  const players = await pool().query<{ id: string; name: string }>(
    `SELECT m.id, m.name FROM members m WHERE m.role = 'player' AND m.is_active AND EXISTS (
       SELECT FROM members_rels r WHERE r.parent_id = m.id AND r.path = 'divisions' AND r.divisions_id = $1)
     ORDER BY m.name, m.id`,
    [divisionId],
  )
  const codes = await issueCodes(players.rows.map(({ id }) => id))
  const { host } = new URL(env().PUBLIC_URL)
  return {
    division: division.key,
    address: `${host}${paths.login}`,
    codes: players.rows.map(({ id, name }) => ({ name, code: formatCode(codes.get(id)!) })),
  }
}
