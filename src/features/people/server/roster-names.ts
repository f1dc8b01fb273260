import 'server-only'
import { pool } from '@/server/database/pool'
import type { PlayerName } from '../rules/player-names'

/** Returns the names of all players, to detect them in texts. Never use them on a page. */
export async function listRosterNames(): Promise<PlayerName[]> {
  const { rows } = await pool().query<PlayerName>(
    `SELECT first_name AS "firstName", last_name AS "lastName" FROM players WHERE deleted_at IS NULL`,
  )
  return rows
}
