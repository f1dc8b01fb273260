import { describeDevice } from '@/lib/device-name'
import type { Staff } from '@/payload-types'
import { pool } from '../database/pool'
import { DEMANDS_FACTOR, HAS_FACTOR } from './has-factor'

/** A member of staff as in a request, with the session id. */
export type SignedIn = Staff & { _sid?: string }

/** `limited`: access to the account page only, until a second factor is set up. `out`: recently suspended. */
export type SessionStatus = 'in' | 'limited' | 'out'

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
