import 'server-only'
import type { RequestContext } from 'payload'
import type { Staff } from '@/payload-types'
import type { Client } from '@/server/database/pool'
import { deleteImported, findUndoableImport, NOTES_OF_IMPORT, type AddedRecord } from '@/server/imports'
import type { DivisionKey } from '../../rules/divisions'

// A player has changed once saved, moved, enrolled or linked.
const ADDED = `
  SELECT a.entry_id AS id, p.first_name AS name,
    CASE WHEN p.id IS NOT NULL THEN p.revision <> 1 OR p.deleted_at IS NOT NULL
      OR EXISTS (SELECT FROM enrolments WHERE player_id = p.id) OR EXISTS (SELECT FROM members WHERE player_id = p.id)
      OR EXISTS (SELECT FROM seasons_roster WHERE player_id = p.id)
      OR EXISTS (SELECT FROM media_rels WHERE players_id = p.id) END AS "isChanged"
  FROM ${NOTES_OF_IMPORT} LEFT JOIN players p ON p.id = a.entry_id
  WHERE i.id = $1 AND i.kind = 'players'`

/** Returns the last import into a squad if none of its players has changed since. */
export function findLastImport(division: DivisionKey) {
  return findUndoableImport({ kind: 'players', detail: `${division}: ` }, listAdded)
}

/** Removes every player that an import added. A coach may undo their own imports, a registrar all imports. */
export function undoImport(staff: Staff, id: string, context?: RequestContext) {
  return deleteImported(staff, id, { kind: 'players', lock: 'roster-import', role: 'registrar', listAdded, context })
}

async function listAdded(client: Client, id: string): Promise<AddedRecord[]> {
  return (await client.query<AddedRecord>(ADDED, [id])).rows
}
