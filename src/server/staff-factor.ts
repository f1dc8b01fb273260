import { pool } from './database/pool'

/** Whether this account needs a code after its password. */
export async function hasFactor(staffId: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'SELECT FROM staff_factors WHERE staff_id = $1 AND confirmed_at IS NOT NULL',
    [staffId],
  )
  return rowCount === 1
}

/** SQL: whether the account of row `s` has set up a second factor. */
export const HAS_FACTOR = `EXISTS (SELECT FROM staff_factors f WHERE f.staff_id = s.id AND f.confirmed_at IS NOT NULL)`

/** SQL: whether the settings require a second factor for the account of row `s`, because its roles have access to entries. */
export const DEMANDS_FACTOR = `(coalesce((SELECT needs_second_factor FROM staff_settings LIMIT 1), false)
  AND EXISTS (SELECT FROM staff_roles r WHERE r.parent_id = s.id AND r.value::text IN ('admin', 'registrar')))`
