import 'server-only'
import type { RequestContext } from 'payload'
import type { LastImport } from '@/lib/imports'
import { done, refused, type Result } from '@/lib/result'
import { hasRole, type StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { recordEvent } from './audit'
import { pool, type Client } from './database/pool'
import { transaction } from './database/transaction'
import type { Refusal } from './http/answers'
import { asSystem } from './payload'

/** The audit action of an import. */
const IMPORTED = 'imported'

/** The collection of an import's records, and a short description without names. */
export type ImportSubject = { kind: 'players' | 'events'; detail: string }

/** The audit note of an import: its time as ISO 8601, and its author. */
type ImportNote = { id: string; at: string; by: string }

/** A record that an import added, by its audit entry. `isChanged`: whether it changed since; null for a deleted one. */
export type AddedRecord = { id: string; name: string | null; isChanged: boolean | null }

/** Lists the records that an import added; none for an unknown import. */
type ListAdded = (client: Client, id: string) => Promise<AddedRecord[]>

type UndoOptions = {
  kind: ImportSubject['kind']
  /** The advisory lock that imports of this kind take. */
  lock: string
  /** The role that may undo all imports; other staff may undo their own. */
  role: StaffRole
  listAdded: ListAdded
  context?: RequestContext
}

/**
 * SQL: the audit notes `a` of the records that an import `i` added. Notes of one transaction have the same timestamp and
 * author, so the notes beside an import's note belong to it.
 */
export const NOTES_OF_IMPORT = `audit_events i JOIN audit_events a ON a.at = i.at AND a.actor_id = i.actor_id
  AND a.action = 'added' AND a.kind = i.kind AND i.action = '${IMPORTED}'`

/** Audits an import in the transaction that adds its records, and returns the id of the note. */
export async function auditImport(client: Client, staff: Staff, { kind, detail }: ImportSubject): Promise<string> {
  await recordEvent(client, staff, { action: IMPORTED, kind, detail })
  const { rows } = await client.query<{ id: string }>(
    'SELECT id::text FROM audit_events WHERE action = $1 AND kind = $2 AND actor_id = $3 AND at = now()',
    [IMPORTED, kind, staff.id],
  )
  return rows[0]!.id
}

/** Returns the last import whose detail has this prefix, if none of its records has changed since. */
export async function findUndoableImport(subject: ImportSubject, listAdded: ListAdded): Promise<LastImport | null> {
  const last = await findLastNote(subject)
  if (!last) return null
  const added = await listAdded(pool(), last.id)
  return added.length > 0 && added.every(({ isChanged }) => isChanged === false)
    ? { ...last, count: added.length }
    : null
}

/** Deletes every record that an import added, in one transaction, if none of them has changed since. */
export function deleteImported(
  staff: Staff,
  id: string,
  { kind, lock, role, listAdded, context }: UndoOptions,
): Promise<Result<{ count: number }, Refusal>> {
  return transaction(async (client, join) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [lock])
    const by = hasRole({ ...staff, collection: 'staff' }, role) ? null : staff
    const detail = await findImport(client, { id, kind, by })
    if (detail === null) return refused({ status: 404, message: 'There is no such import of yours.' })
    const added = await listAdded(client, id)
    const problem = explainChanged(added, kind)
    if (problem) return refused({ status: 409, message: problem })
    const reason = 'The import is of this member of staff, or their role takes back all imports, which was checked here'
    const { payload, req } = await join(await asSystem(reason), { staff, context })
    for (const record of added) await payload.delete({ collection: kind, id: record.id, depth: 0, req })
    await recordEvent(client, staff, { action: 'import taken back', kind, detail })
    return done({ count: added.length })
  })
}

async function findLastNote({ kind, detail }: ImportSubject): Promise<ImportNote | null> {
  const { rows } = await pool().query<ImportNote>(
    `SELECT id::text, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, actor_name AS by
     FROM audit_events WHERE action = $1 AND kind = $2 AND starts_with(detail, $3) ORDER BY audit_events.id DESC LIMIT 1`,
    [IMPORTED, kind, detail],
  )
  return rows[0] ?? null
}

// Null also for an import of someone else.
async function findImport(
  client: Client,
  { id, kind, by }: { id: string; kind: ImportSubject['kind']; by: Staff | null },
): Promise<string | null> {
  const { rows } = await client.query<{ detail: string }>(
    `SELECT detail FROM audit_events WHERE id = $1 AND action = $2 AND kind = $3 AND ($4::uuid IS NULL OR actor_id = $4)`,
    [id, IMPORTED, kind, by?.id ?? null],
  )
  return rows[0]?.detail ?? null
}

// Explains why an import cannot be undone: some of its records were changed, or all are gone. Null if it can be.
function explainChanged(added: readonly AddedRecord[], what: string): string | null {
  if (added.every(({ isChanged }) => isChanged === null)) return 'This import was taken back already.'
  const changed = added.filter(({ isChanged }) => isChanged !== false)
  if (changed.length === 0) return null
  const names = changed.map(({ name }) => name ?? 'one that is gone')
  const list = new Intl.ListFormat('en-US').format(names.slice(0, 5))
  return `Not taken back, because ${changed.length} of the ${added.length} ${what} changed since: ${list}${names.length > 5 ? ' and others' : ''}.`
}
