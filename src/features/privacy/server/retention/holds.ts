import 'server-only'
import { pool, type Client } from '@/server/database/pool'
import { findChildIds, type ChildIds } from '../child-file/child'

/** A legal hold that has not ended; the day is yyyy-MM-dd. */
export type LegalHold = { reason: string; endsOn: string }

const ENDS_ON = `to_char(h.ends_on AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
const ABOUT = `coalesce(r.players_id, r.player_registrations_id, r.tryout_registrations_id, r.applications_id,
  r.form_entries_id, r.sponsor_inquiries_id, r.tour_requests_id, r.pledges_id)`
const KIND = `CASE WHEN r.players_id IS NOT NULL THEN 'players'
  ELSE (SELECT kind FROM inbox_entries WHERE entry_id = ${ABOUT}) END`

/** Returns the hold that ends last among those about any record of a child; null without one. */
export async function findHold(ids: ChildIds, today: string, db: Client = pool()): Promise<LegalHold | null> {
  const { rows } = await db.query<LegalHold>(
    `SELECT h.reason, ${ENDS_ON} AS "endsOn" FROM legal_holds h JOIN legal_holds_rels r ON r.parent_id = h.id
     WHERE ${ENDS_ON} >= $1 AND ${ABOUT} = ANY ($2::uuid[]) ORDER BY h.ends_on DESC LIMIT 1`,
    [today, [...ids.entries, ...ids.players]],
  )
  return rows[0] ?? null
}

/** Lists the ids of everything on hold: the named records, and all other records of the same children. */
export async function listHeldIds(today: string, db: Client = pool()): Promise<string[]> {
  const { rows } = await db.query<{ id: string; kind: string | null }>(
    `SELECT DISTINCT ${ABOUT} AS id, ${KIND} AS kind FROM legal_holds h JOIN legal_holds_rels r ON r.parent_id = h.id
     WHERE ${ENDS_ON} >= $1`,
    [today],
  )
  const held = new Set<string>()
  for (const { id, kind } of rows) {
    const child = kind && (await findChildIds({ kind, id }, db))
    const { entries, players, enrolments, members } = child || {
      entries: [id],
      players: [],
      enrolments: [],
      members: [],
    }
    for (const one of [...entries, ...players, ...enrolments, ...members]) held.add(one)
  }
  return [...held]
}
