import 'server-only'
import type { Client } from '@/server/database/pool'

/** Statuses in which a tour reserves its time. */
const HOLDING: readonly string[] = ['pending', 'confirmed']

/** Whether the time of a tour was given to another visitor before the tour gets this status again. */
export async function isTimeTaken(client: Client, kind: string, id: string, to: string): Promise<boolean> {
  if (kind !== 'tour-requests' || !HOLDING.includes(to)) return false
  const { rowCount } = await client.query(
    `SELECT 1 FROM tour_requests t JOIN tour_requests o ON o.slot_at = t.slot_at AND o.id <> t.id
     WHERE t.id = $1 AND o.status::text = ANY ($2)`,
    [id, HOLDING],
  )
  return rowCount !== 0
}
