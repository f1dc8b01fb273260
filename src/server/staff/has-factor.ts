import { pool } from '../database/pool'

/** Whether this account asks for a code after its password. */
export async function hasFactor(staffId: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'SELECT FROM staff_factors WHERE staff_id = $1 AND confirmed_at IS NOT NULL',
    [staffId],
  )
  return rowCount === 1
}
