import 'server-only'
import type { LastImport } from '@/lib/imports'
import { pool, type Client } from '@/server/database/pool'
import { findLastNote, NOTES_OF_IMPORT } from '@/server/imports'
import type { DivisionKey } from '../../rules/divisions'

/**
 * The players that an import added, by its audit entry. `isChanged`: saved, moved, enrolled or linked since; null for deleted
 * players.
 */
export type AddedPlayer = { id: string; name: string | null; isChanged: boolean | null }

const ADDED = `
  SELECT a.entry_id AS id, p.first_name AS name,
    CASE WHEN p.id IS NOT NULL THEN p.revision <> 1 OR p.deleted_at IS NOT NULL
      OR EXISTS (SELECT FROM enrolments WHERE player_id = p.id) OR EXISTS (SELECT FROM members WHERE player_id = p.id)
      OR EXISTS (SELECT FROM seasons_roster WHERE player_id = p.id)
      OR EXISTS (SELECT FROM media_rels WHERE players_id = p.id) END AS "isChanged"
  FROM ${NOTES_OF_IMPORT} LEFT JOIN players p ON p.id = a.entry_id
  WHERE i.id = $1 AND i.kind = 'players'`

/** Returns the players that an import added; empty for an unknown import. */
export async function listAdded(client: Client, id: string): Promise<AddedPlayer[]> {
  return (await client.query<AddedPlayer>(ADDED, [id])).rows
}

/** Returns the last import into a squad if none of its players has changed since. */
export async function findLastImport(division: DivisionKey): Promise<LastImport | null> {
  const last = await findLastNote({ kind: 'players', detail: `${division}: ` })
  if (!last) return null
  const added = await listAdded(pool(), last.id)
  return added.length > 0 && added.every(({ isChanged }) => isChanged === false)
    ? { ...last, count: added.length }
    : null
}
