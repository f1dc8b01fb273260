import { describeDevice } from '@/lib/device-name'
import type { Staff } from '@/payload-types'
import { pool } from '../database/pool'

/** Staff as a request carries them: with the id of their session. */
export type SignedIn = Staff & { _sid?: string }

/** `limited`: the account page alone, until a second factor is set up. `out`: suspended a moment ago. */
export type Standing = 'in' | 'limited' | 'out'

/** Those who see what families send, in the words of the database. */
const ROLES_WITH_FACTOR = ['admin', 'registrar']

/** How far whoever is signed in gets, asked anew with each request. Notes, at most every five minutes, where a session is used. */
export async function standingOf({ id, _sid }: SignedIn, headers: Pick<Headers, 'get'>): Promise<Standing> {
  const { rows } = await pool().query<{ isSuspended: boolean; lacksFactor: boolean }>({
    name: 'standing-of-staff',
    text: STANDING,
    values: [id, _sid ?? null, describeDevice(headers.get('user-agent')), ROLES_WITH_FACTOR],
  })
  const [row] = rows
  if (!row || row.isSuspended) return 'out'
  return row.lacksFactor ? 'limited' : 'in'
}

const STANDING = `
  WITH used AS (
    UPDATE staff_sessions SET last_used_at = now(), device = $3
    WHERE id = $2 AND _parent_id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '5 minutes')
  )
  SELECT coalesce(s.is_suspended, false) AS "isSuspended",
    coalesce((SELECT needs_second_factor FROM staff_settings LIMIT 1), false)
      AND EXISTS (SELECT FROM staff_roles r WHERE r.parent_id = s.id AND r.value::text = ANY($4))
      AND NOT EXISTS (SELECT FROM staff_factors f WHERE f.staff_id = s.id AND f.confirmed_at IS NOT NULL) AS "lacksFactor"
  FROM staff s WHERE s.id = $1`
