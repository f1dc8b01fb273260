import 'server-only'
import type { CodeSheet, MemberAccess } from '../rules/access'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { pool } from '@/server/database/pool'
import { formatCode } from './code-text'
import { findCodeState, issueCodes } from './codes'
import { listDevices } from './sessions'

/** The state of a member's code, and the devices it is used on. */
export async function findAccess(memberId: string): Promise<MemberAccess> {
  const [{ hasCode, issuedAt, expiresAt }, devices] = await Promise.all([
    findCodeState(memberId),
    listDevices(memberId),
  ])
  return {
    hasCode,
    issuedAt: issuedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    devices: devices.map((device) => ({
      ...device,
      since: device.since.toISOString(),
      lastSeen: device.lastSeen.toISOString(),
    })),
  }
}

/** Whether a member exists, and may sign in. */
export async function findMayEnter(memberId: string): Promise<boolean | null> {
  const { rows } = await pool().query<{ may: boolean }>(
    'SELECT coalesce(is_active, false) AS may FROM members WHERE id = $1',
    [memberId],
  )
  return rows[0]?.may ?? null
}

/** New codes for every player of a division who may sign in; the old ones and their sessions end. Null: no such division. */
export async function makeCodeSheet(divisionId: string): Promise<CodeSheet | null> {
  const division = await pool().query<{ key: string }>('SELECT key FROM divisions WHERE id = $1', [divisionId])
  if (!division.rows[0]) return null
  const players = await pool().query<{ id: string; name: string }>(
    `SELECT m.id, m.name FROM members m WHERE m.role = 'player' AND m.is_active AND EXISTS (
       SELECT FROM members_rels r WHERE r.parent_id = m.id AND r.path = 'divisions' AND r.divisions_id = $1)
     ORDER BY m.name, m.id`,
    [divisionId],
  )
  const codes = await issueCodes(players.rows.map(({ id }) => id))
  const { host } = new URL(env().PUBLIC_URL)
  return {
    division: division.rows[0].key,
    address: `${host}${paths.login}`,
    codes: players.rows.map(({ id, name }) => ({ name, code: formatCode(codes.get(id)!) })),
  }
}
