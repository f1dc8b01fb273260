import 'server-only'
import type { RequestContext } from 'payload'
import { hasRole } from '@/lib/roles'
import type { LastImport } from '@/lib/imports'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import type { Refusal } from '@/server/http/answers'
import { explainChanged, findImport, findLastNote, NOTES_OF_IMPORT } from '@/server/imports'
import { asSystem } from '@/server/payload'

type AddedEvent = { id: string; name: string | null; isChanged: boolean | null }

// Every change to an event is audited after the import.
const ADDED = `
  SELECT a.entry_id AS id, e.title AS name, CASE WHEN e.id IS NOT NULL THEN e.deleted_at IS NOT NULL
    OR EXISTS (SELECT FROM audit_events later WHERE later.entry_id = e.id AND later.kind = 'events' AND later.id > i.id) END
    AS "isChanged"
  FROM ${NOTES_OF_IMPORT} LEFT JOIN events e ON e.id = a.entry_id
  WHERE i.id = $1 AND i.kind = 'events'`

/** Returns the last import of events if none of them has changed since. */
export async function findLastImport(): Promise<LastImport | null> {
  const last = await findLastNote({ kind: 'events', detail: '' })
  if (!last) return null
  const added = await listAdded(pool(), last.id)
  return added.length > 0 && added.every(({ isChanged }) => isChanged === false)
    ? { ...last, count: added.length }
    : null
}

/** Removes every event that an import added, in one transaction, if none of them has changed since. */
export function undoEventImport(
  staff: Staff,
  id: string,
  context?: RequestContext,
): Promise<Result<{ count: number }, Refusal>> {
  return transaction(async (client, join) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('event-import'))`)
    // A coach may undo their own imports, an editor all imports.
    const by = hasRole({ ...staff, collection: 'staff' }, 'editor') ? null : staff
    const detail = await findImport(client, { id, kind: 'events', by })
    if (detail === null) return refused({ status: 404, message: 'There is no such import of yours.' })
    const added = await listAdded(client, id)
    const problem = explainChanged(added, 'events')
    if (problem) return refused({ status: 409, message: problem })
    const reason = 'The import is of this member of staff or an editor takes it back, which was checked here'
    const { payload, req } = await join(await asSystem(reason), { staff, context })
    for (const event of added) await payload.delete({ collection: 'events', id: event.id, depth: 0, req })
    await recordEvent(client, staff, { action: 'import taken back', kind: 'events', detail })
    return done({ count: added.length })
  })
}

async function listAdded(client: Client, id: string): Promise<AddedEvent[]> {
  return (await client.query<AddedEvent>(ADDED, [id])).rows
}
