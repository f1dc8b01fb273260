import { randomBytes } from 'node:crypto'
import { pool } from '@/server/database/pool'
import { hashToken } from '@/server/secrets'
import { SESSION_DAYS } from './session-cookie'

const TOKEN_BYTES = 32
const IDLE_DAYS = 30
const DEVICE_MAX = 60

/**
 * Opens a session and gives its token, of which the database keeps only a hash. Null when the code or password that
 * proved the member was changed meanwhile: an ended code opens nothing, however close the race.
 * @param proof the stored hash of the code or password that was right
 */
export async function startSession(memberId: string, proof: string, userAgent: string | null): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { rowCount } = await pool().query(
    `INSERT INTO member_sessions (token_hash, member_id, device, expires_at)
     SELECT $1, s.member_id, $4, least(now() + make_interval(days => $5),
       CASE WHEN s.code_hash = $3 THEN s.code_expires_at END)
     FROM member_secrets s WHERE s.member_id = $2 AND $3 IN (s.code_hash, s.password_hash) FOR SHARE`,
    [hashToken(token), memberId, proof, describeDevice(userAgent), SESSION_DAYS],
  )
  return rowCount ? token : null
}

/** Ends the session of this token. */
export async function endSession(token: string): Promise<void> {
  await pool().query('DELETE FROM member_sessions WHERE token_hash = $1', [hashToken(token)])
}

/** Ends one session of a member, on the device that staff chose. */
export async function endDevice(memberId: string, sessionId: string): Promise<void> {
  await pool().query('DELETE FROM member_sessions WHERE member_id = $1 AND id = $2', [memberId, sessionId])
}

/** A device that is signed in, as staff see it. */
export type Device = { id: string; device: string; since: Date; lastSeen: Date }

/** The devices on which a member is signed in, the last used first. */
export async function listDevices(memberId: string): Promise<Device[]> {
  const { rows } = await pool().query<Device>(
    `SELECT s.id, s.device, s.created_at AS since, s.last_seen_at AS "lastSeen" FROM member_sessions s
     WHERE s.member_id = $1 AND ${LIVE_SESSION} ORDER BY s.last_seen_at DESC`,
    [memberId],
  )
  return rows
}

/** SQL that is true for a session that still counts. `s` is its row. */
export const LIVE_SESSION = `s.expires_at > now() AND s.last_seen_at > now() - make_interval(days => ${IDLE_DAYS})`

// Enough for staff to tell a family's devices apart, and no more than that.
function describeDevice(userAgent: string | null): string {
  const agent = userAgent ?? ''
  const system = /iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux/.exec(agent)?.[0] ?? 'Unknown device'
  const browser = /Firefox|Edg|SamsungBrowser|Chrome|Safari/.exec(agent)?.[0] ?? ''
  const names: Record<string, string> = { 'Mac OS X': 'Mac', CrOS: 'Chromebook', Edg: 'Edge' }
  const words = [names[system] ?? system, names[browser] ?? browser].filter(Boolean)
  return words.join(', ').slice(0, DEVICE_MAX)
}
