import 'server-only'
import type { Staff } from '@/payload-types'
import { hasRole } from '@/lib/roles'
import { recordEvent } from '@/server/audit'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import type { TakedownDecision, TakedownPlace, TakedownState } from '../../rules/takedown'
import { moveEntry } from '@/features/entries/server/api'

/** A take-down request for the decision by staff. */
export type Takedown = {
  kind: 'picture' | 'player'
  id: string
  title: string
  thumbnail: string | null
  state: TakedownState
}

const HELD: Record<TakedownPlace, string> = { entry: 'entry_id', picture: 'picture_id', player: 'player_id' }
const COLLECTIONS = { picture: 'media', player: 'players' } as const

/** Returns the take-down request of an entry, picture or player; null without one. */
export async function findTakedown(place: TakedownPlace, id: string): Promise<Takedown | null> {
  const { rows } = await pool().query<Takedown>(
    `SELECT CASE WHEN asked.picture_id IS NULL THEN 'player' ELSE 'picture' END AS kind,
       coalesce(asked.picture_id, asked.player_id) AS id, m.sizes_card_url AS thumbnail,
       coalesce(m.alt, p.first_name || ' ' || upper(left(p.last_name, 1)) || '.') AS title,
       (SELECT state FROM takedown_requests t
        WHERE t.picture_id = asked.picture_id OR t.player_id = asked.player_id
        ORDER BY array_position(ARRAY['hidden', 'waiting', 'away', 'back'], state) LIMIT 1) AS state
     FROM (SELECT DISTINCT picture_id, player_id FROM takedown_requests WHERE ${HELD[place]} = $1) asked
     LEFT JOIN media m ON m.id = asked.picture_id LEFT JOIN players p ON p.id = asked.player_id`,
    [id],
  )
  return rows[0] ?? null
}

/**
 * Restores an item or keeps it hidden, and closes the requests of senders without an email address.
 * @returns false if there is no request
 */
export async function decideTakedown(staff: Staff, { kind, id, decision }: TakedownDecision): Promise<boolean> {
  const decided = await transaction(async (client) => {
    const { rows } = await client.query<{ entry: string | null }>(
      `UPDATE takedown_requests SET state = $2 WHERE ${HELD[kind]} = $1 RETURNING entry_id AS entry`,
      [id, decision],
    )
    const action = decision === 'away' ? 'kept away' : 'put back'
    if (rows.length > 0) await recordEvent(client, staff, { action, kind: COLLECTIONS[kind], entryId: id })
    return rows
  })
  if (hasRole({ ...staff, collection: 'staff' }, 'registrar')) await closeUnanswerable(staff, decided)
  return decided.length > 0
}

async function closeUnanswerable(staff: Staff, decided: { entry: string | null }[]): Promise<void> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM form_entries WHERE id = ANY ($1) AND status = 'pending' AND coalesce(email, '') = ''`,
    [decided.flatMap(({ entry }) => entry ?? [])],
  )
  for (const { id } of rows) await moveEntry(staff, { kind: 'form-entries', id, status: 'answered' })
}
