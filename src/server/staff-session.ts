import 'server-only'
import { executeAuthStrategies, extractJWT, getPayload } from 'payload'
import config from '@payload-config'
import { describeDevice } from '@/lib/device-name'
import { isStaff } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from './database/pool'
import { DEMANDS_FACTOR, HAS_FACTOR } from './staff-factor'

/** A member of staff as in a request, with the session id. */
export type SignedIn = Staff & { _sid?: string }

/**
 * Returns the member of staff of the session in these headers, or null; also while a required second factor is not set up. Does
 * not resolve permissions. Throws if the database is overloaded.
 */
export async function findStaff(requestHeaders: Headers): Promise<Staff | null> {
  const signedIn = await findSignedIn(requestHeaders)
  return signedIn && !signedIn.isLimited ? signedIn.staff : null
}

/**
 * Returns the session, and whether it is limited to the account page. For the needs of that page; all other code uses
 * findStaff().
 */
export async function findSignedIn(requestHeaders: Headers): Promise<{ staff: SignedIn; isLimited: boolean } | null> {
  const payload = await getPayload({ config })
  const { user } = await executeAuthStrategies({ headers: requestHeaders, payload })
  if (!isStaff(user)) {
    // Payload treats a database timeout as signed out. A query of our own throws instead.
    if (extractJWT({ headers: requestHeaders, payload })) await pool().query('SELECT FROM staff LIMIT 1')
    return null
  }
  const staff = user as SignedIn
  const status = await readSessionStatus(staff, requestHeaders)
  return status === 'out' ? null : { staff, isLimited: status === 'limited' }
}

/** `limited`: access to the account page only, until a second factor is set up. `out`: recently suspended. */
type SessionStatus = 'in' | 'limited' | 'out'

/**
 * Returns the status of a session, queried for each request. Also records, at most every five minutes, where the session is
 * used.
 */
export async function readSessionStatus({ id, _sid }: SignedIn, headers: Pick<Headers, 'get'>): Promise<SessionStatus> {
  const { rows } = await pool().query<{ isSuspended: boolean; lacksFactor: boolean }>({
    name: 'staff-session-status',
    text: SESSION_STATUS,
    values: [id, _sid ?? null, describeDevice(headers.get('user-agent'))],
  })
  const [row] = rows
  if (!row || row.isSuspended) return 'out'
  return row.lacksFactor ? 'limited' : 'in'
}

const SESSION_STATUS = `
  WITH used AS (
    UPDATE staff_sessions SET last_used_at = now(), device = $3
    WHERE id = $2 AND _parent_id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '5 minutes')
  )
  SELECT coalesce(s.is_suspended, false) AS "isSuspended",
    ${DEMANDS_FACTOR} AND NOT ${HAS_FACTOR} AS "lacksFactor"
  FROM staff s WHERE s.id = $1`
