import 'server-only'
import { pool } from './database/pool'

const VISIBLE_MAX = 3

/** Lists the names of active admins, at most three, for messages about missing permissions. */
export async function listAdminNames(): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT s.name FROM staff s
     WHERE s.is_suspended IS NOT TRUE
       AND EXISTS (SELECT FROM staff_roles r WHERE r.parent_id = s.id AND r.value::text = 'admin')
     ORDER BY s.name LIMIT $1`,
    [VISIBLE_MAX],
  )
  return rows.map(({ name }) => name)
}
