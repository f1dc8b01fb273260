import 'server-only'
import type { Client } from '@/server/database/pool'
import type { Work } from '@/server/database/transaction'

/** The player on the roster who came from a registration, and the active film room accounts. */
export type RecordedRosterPlace = { player: string; members: string[] }

const PLACE_CHANGED = 'Its place on the roster was given up or changed since: accept the player to the roster again.'
const SIGNED_OUT = 'The player signs in to the film room again, with the same code.'

/** Whether a registration currently has a roster place. */
export async function hasRosterPlace(client: Client, registration: string): Promise<boolean> {
  const { rows } = await client.query<{ hasRosterPlace: boolean }>(
    'SELECT inbox_place($1) IS NOT NULL AS "hasRosterPlace"',
    [registration],
  )
  return rows[0]!.hasRosterPlace
}

/**
 * Restores the roster place that a status change removed; the enrollment and the film room account follow.
 * @returns a sentence for each thing that cannot be restored
 */
export async function restoreRosterPlace(
  { client, payload, req }: Work,
  registration: string,
  place: RecordedRosterPlace | null,
): Promise<string[]> {
  if (!place) return []
  const { rowCount } = await client.query(
    `SELECT 1 FROM players p JOIN enrolments e ON e.player_id = p.id AND e.registration_id = $2 AND e.state = 'ended'
     WHERE p.id = $1 AND p.deleted_at IS NOT NULL FOR UPDATE OF p`,
    [place.player, registration],
  )
  if (rowCount === 0) return [PLACE_CHANGED]
  const data = { deletedAt: null }
  await payload.update({ collection: 'players', id: place.player, data, trash: true, depth: 0, req })
  // Accounts that staff had deactivated stay inactive.
  await client.query(
    `UPDATE members SET is_active = false WHERE player_id = $1 AND role = 'player' AND id <> ALL ($2)`,
    [place.player, place.members],
  )
  return place.members.length > 0 ? [SIGNED_OUT] : []
}
