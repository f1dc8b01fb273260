import 'server-only'
import type { RequestContext } from 'payload'
import type { Staff } from '@/payload-types'
import type { Client } from '@/server/database/pool'
import { deleteImported, findUndoableImport, NOTES_OF_IMPORT, type AddedRecord } from '@/server/imports'

// Every change to an event is audited after the import.
const ADDED = `
  SELECT a.entry_id AS id, e.title AS name, CASE WHEN e.id IS NOT NULL THEN e.deleted_at IS NOT NULL
    OR EXISTS (SELECT FROM audit_events later WHERE later.entry_id = e.id AND later.kind = 'events' AND later.id > i.id) END
    AS "isChanged"
  FROM ${NOTES_OF_IMPORT} LEFT JOIN events e ON e.id = a.entry_id
  WHERE i.id = $1 AND i.kind = 'events'`

/** Returns the last import of events if none of them has changed since. */
export function findLastImport() {
  return findUndoableImport({ kind: 'events', detail: '' }, listAdded)
}

/** Removes every event that an import added. A coach may undo their own imports, an editor all imports. */
export function undoEventImport(staff: Staff, id: string, context?: RequestContext) {
  return deleteImported(staff, id, { kind: 'events', lock: 'event-import', role: 'editor', listAdded, context })
}

async function listAdded(client: Client, id: string): Promise<AddedRecord[]> {
  return (await client.query<AddedRecord>(ADDED, [id])).rows
}
