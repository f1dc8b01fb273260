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

/** What proved the member, and where. */
type Opening = {
  memberId: string
  /** The stored hash of the code or password that was right. */
  proof: string
  userAgent: string | null
  /** The session that this browser had; it ends. */
  earlier: string | null
}

/**
 * Opens a session and gives its token, of which the database keeps only a hash. A member has five at most: the one that
 * was opened first ends for a sixth. Null when the code or password of the sign-in was changed in the meantime: an
 * ended code opens nothing, however close the race.
 */
export function startSession({ memberId, proof, userAgent, earlier }: Opening): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return transaction(async (client) => {
    // Those who open sessions of one member take turns, so that the clock orders them and none is one too many.
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

/** Ends the session of this token. */
export async function endSession(token: string, client: Client = pool()): Promise<void> {
  await client.query('DELETE FROM member_sessions WHERE token_hash = $1', [hashToken(token)])
}

/** Ends the session of a member on one device, or on all of them. */
export async function endDevices(memberId: string, which: WhichDevice): Promise<void> {
  const id = which === 'all' ? null : which
  await pool().query('DELETE FROM member_sessions WHERE member_id = $1 AND id = coalesce($2, id)', [memberId, id])
}

/** The devices on which a member is signed in, the last used first. */
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

/** SQL that is true for a session that still counts. `s` is its row. */
export const LIVE_SESSION = `s.expires_at > now() AND s.last_seen_at > now() - make_interval(days => ${IDLE_DAYS})`

// Expired sessions do not count.
const END_OLDEST = `
  DELETE FROM member_sessions WHERE member_id = $1 AND id NOT IN (
    SELECT s.id FROM member_sessions s WHERE s.member_id = $1 AND ${LIVE_SESSION} ORDER BY s.created_at DESC LIMIT $2)`
