import 'server-only'
import { pool, type Client } from '@/server/database/pool'
import type { DivisionKey } from '../../rules/divisions'

/** The action under which the audit notes an import. */
export const IMPORTED = 'imported'

/** An import that can still be taken back. */
export type LastImport = { id: string; at: string; by: string; count: number }

/** The players that an import added, by its note. `isChanged`: saved, moved, enrolled or linked since; null when gone. */
export type AddedPlayer = { id: string; firstName: string | null; isChanged: boolean | null }

// The notes of one transaction have the same moment and person: those beside an import's note are the players it added.
const ADDED = `
  SELECT a.entry_id AS id, p.first_name AS "firstName",
    CASE WHEN p.id IS NOT NULL THEN p.revision <> 1 OR p.deleted_at IS NOT NULL
      OR EXISTS (SELECT FROM enrolments WHERE player_id = p.id) OR EXISTS (SELECT FROM members WHERE player_id = p.id)
      OR EXISTS (SELECT FROM seasons_roster WHERE player_id = p.id)
      OR EXISTS (SELECT FROM media_rels WHERE players_id = p.id) END AS "isChanged"
  FROM audit_events i JOIN audit_events a ON a.at = i.at AND a.actor_id = i.actor_id AND a.action = 'added'
    AND a.kind = 'players'
  LEFT JOIN players p ON p.id = a.entry_id
  WHERE i.id = $1 AND i.action = '${IMPORTED}' AND i.kind = 'players'`

/** Lists the players that an import added; empty when there is no such import. */
export async function listAdded(client: Client, id: string): Promise<AddedPlayer[]> {
  return (await client.query<AddedPlayer>(ADDED, [id])).rows
}

/** Finds the last import into a squad, as long as nothing of it was changed since. */
export async function findLastImport(division: DivisionKey): Promise<LastImport | null> {
  const { rows } = await pool().query<Omit<LastImport, 'count'>>(
    `SELECT id::text, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, actor_name AS by
     FROM audit_events WHERE action = $1 AND kind = 'players' AND detail LIKE $2 ORDER BY audit_events.id DESC LIMIT 1`,
    [IMPORTED, `${division}: %`],
  )
  const [last] = rows
  if (!last) return null
  const added = await listAdded(pool(), last.id)
  return added.length > 0 && added.every(({ isChanged }) => isChanged === false)
    ? { ...last, count: added.length }
    : null
}
