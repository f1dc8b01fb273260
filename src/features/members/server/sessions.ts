import { randomBytes } from 'node:crypto'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { hashToken } from '@/server/secrets'
import type { MemberDevice } from '../rules/access'
import { describeDevice } from '@/lib/device-name'
import { DEVICES_MAX, type WhichDevice } from '../rules/devices'
import { SESSION_DAYS } from './session-cookie'

const TOKEN_BYTES = 32
const IDLE_DAYS = 30

/** The proof of identity of a new session, and the device it is opened on. */
type Opening = {
  memberId: string
  /** The stored hash of the code or password that was verified. */
  proof: string
  userAgent: string | null
  /** The previous session of this browser, which is ended. */
  earlier: string | null
}

/**
 * Opens a session and returns its token, of which the database stores only a hash. A member has five sessions at most: a sixth
 * ends the oldest. Returns null when the code or password changed after it was verified, so that an ended code never opens a
 * session, even in a race.
 */
export function startSession({ memberId, proof, userAgent, earlier }: Opening): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return transaction(async (client) => {
    // Locks the member's row, so that concurrent sign-ins are ordered by time and never exceed the limit.
    const { rowCount } = await client.query(
      'SELECT FROM member_secrets WHERE member_id = $1 AND $2 IN (code_hash, password_hash) FOR UPDATE',
      [memberId, proof],
    )
    if (!rowCount) return null
    if (earlier) await endSession(earlier, client)
    await client.query(INSERT, [hashToken(token), memberId, proof, describeDevice(userAgent), SESSION_DAYS])
    await client.query(END_OLDEST, [memberId, DEVICES_MAX])
    return token
  })
}

const INSERT = `
  INSERT INTO member_sessions (token_hash, member_id, device, created_at, expires_at)
  SELECT $1, s.member_id, $4, clock_timestamp(), least(now() + make_interval(days => $5),
    CASE WHEN s.code_hash = $3 THEN s.code_expires_at END)
  FROM member_secrets s WHERE s.member_id = $2`

/** Ends the session with this token. */
export async function endSession(token: string, client: Client = pool()): Promise<void> {
  await client.query('DELETE FROM member_sessions WHERE token_hash = $1', [hashToken(token)])
}

/** Ends the session of a member on one device, or on all of them. */
export async function endDevices(memberId: string, which: WhichDevice): Promise<void> {
  const id = which === 'all' ? null : which
  await pool().query('DELETE FROM member_sessions WHERE member_id = $1 AND id = coalesce($2, id)', [memberId, id])
}

/** Returns the devices on which a member is signed in, most recently used first. */
export async function listDevices(memberId: string): Promise<MemberDevice[]> {
  const { rows } = await pool().query<{ id: string; device: string; since: Date; lastSeen: Date }>(
    `SELECT s.id, s.device, s.created_at AS since, s.last_seen_at AS "lastSeen" FROM member_sessions s
     WHERE s.member_id = $1 AND ${LIVE_SESSION} ORDER BY s.last_seen_at DESC`,
    [memberId],
  )
  return rows.map(({ since, lastSeen, ...device }) => ({
    ...device,
    since: since.toISOString(),
    lastSeen: lastSeen.toISOString(),
  }))
}

/** Returns on how many devices these members are signed in, by member; those without a device are missing. */
export async function countDevices(memberIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ id: string; count: number }>(
    `SELECT s.member_id AS id, count(*)::int AS count FROM member_sessions s
     WHERE s.member_id = ANY ($1::uuid[]) AND ${LIVE_SESSION} GROUP BY s.member_id`,
    [memberIds],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** SQL condition for a valid session. `s` is its row. */
export const LIVE_SESSION = `s.expires_at > now() AND s.last_seen_at > now() - make_interval(days => ${IDLE_DAYS})`

// Expired sessions do not count toward the limit.
const END_OLDEST = `
  DELETE FROM member_sessions WHERE member_id = $1 AND id NOT IN (
    SELECT s.id FROM member_sessions s WHERE s.member_id = $1 AND ${LIVE_SESSION} ORDER BY s.created_at DESC LIMIT $2)`
