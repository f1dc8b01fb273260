import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook, type Field } from 'payload'
import { transactionOf } from '@/lib/transaction'
import { denyField } from '../access/rules'
import { panelField } from '../fields/basic'

const CONFLICT = 409
const COPY_FIRST = 'What you entered is still here but not saved. Copy what you want to keep, then reload.'

type Transaction = Awaited<ReturnType<typeof transactionOf>>
type Change = Parameters<CollectionBeforeChangeHook>[0]
/** The newest draft of a document, and the member of staff who made it. */
type Newest = { revision: number | null; by: string | null; name: string | null }

/**
 * The number of changes of a document. The admin sends back the revision it read, so that a save cannot overwrite unseen
 * changes.
 */
export const revisionField: Field = {
  name: 'revision',
  type: 'number',
  required: true,
  defaultValue: 1,
  admin: { hidden: true, description: 'Counts the changes, so that no change overwrites another unseen.' },
}

/**
 * The number of changes of a document with drafts, the member of staff who made the last one, which only the hook reads, and the
 * notice of a refused save.
 */
export const draftRevisionFields: Field[] = [
  revisionField,
  panelField('staleNotice', '/admin/StaleNotice.client#StaleNotice'),
  {
    name: 'changedBy',
    type: 'text',
    maxLength: 40,
    access: { read: denyField },
    admin: { hidden: true, description: 'The id of the member of staff who made the last change.' },
  },
]

/**
 * Rejects a change based on an older revision than the stored one (optimistic locking). A change without a revision applies to
 * the newest state.
 * @throws APIError 409 with one sentence that says how to continue
 */
export async function rejectStaleSave(change: Change): Promise<Change['data']> {
  if (change.operation !== 'update') return { ...change.data, revision: 1 }
  const { transaction, table, id } = await lockRow(change)
  const { rows } = await transaction.execute(
    sql`SELECT revision::int AS revision FROM ${sql.identifier(table)} WHERE id = ${id}`,
  )
  const stored = rows[0]?.revision as number | undefined
  if (stored === undefined) return change.data
  const seen = (change.data.revision as number | null | undefined) ?? change.originalDoc.revision
  if (seen !== stored) {
    const message = describeConflict(await findEntryChange(transaction, id, change.req.user?.id))
    throw new APIError(message, CONFLICT, null, true)
  }
  return { ...change.data, revision: stored + 1 }
}

/**
 * Does the same for a document with drafts, when a colleague has changed it since it was opened. It compares with the newest draft,
 * and accepts an older revision of the same person: an autosave may overtake the response to the one before. Payload's own lock is
 * not enough, because each save ends it.
 * @throws APIError 409 with one sentence that says how to continue
 */
export async function rejectStaleDraft(change: Change): Promise<Change['data']> {
  const changedBy = change.req.user ? String(change.req.user.id) : null
  if (change.operation !== 'update') return { ...change.data, revision: 1, changedBy }
  const { transaction, table, id } = await lockRow(change)
  const { rows } = await transaction.execute(
    sql`SELECT v.version_revision::int AS revision, v.version_changed_by AS by, s.name FROM ${sql.identifier(`_${table}_v`)} v
        LEFT JOIN staff s ON s.id::text = v.version_changed_by WHERE v.parent_id = ${id} AND v.latest LIMIT 1`,
  )
  const newest = rows[0] as Newest | undefined
  const stored = newest?.revision ?? change.originalDoc.revision ?? 0
  const isStale = (change.data.revision ?? stored) !== stored
  if (isStale && newest?.by !== changedBy) {
    const message = describeConflict(newest?.name)
    // The form reads from this field's error that it must be reloaded before the next save: see StaleNotice.
    throw new APIError(message, CONFLICT, { errors: [{ path: 'revision', message }] }, true)
  }
  return { ...change.data, revision: stored + 1, changedBy }
}

// The row stays locked until commit, so that exactly one of two changes at once succeeds.
async function lockRow({ collection, originalDoc, req }: Change): Promise<{
  transaction: Transaction
  table: string
  id: string
}> {
  const [table, id] = [collection.slug.replaceAll('-', '_'), originalDoc.id as string]
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM ${sql.identifier(table)} WHERE id = ${id} FOR UPDATE`)
  return { transaction, table, id }
}

// The last change of an entry: 'You', or the name of the member of staff.
async function findEntryChange(transaction: Transaction, id: string, reader: unknown): Promise<string | undefined> {
  const { rows } = await transaction.execute(
    sql`SELECT actor_id AS by, actor_name AS name FROM audit_events
        WHERE entry_id = ${id} AND action IN ('changed', 'merged', 'not spam') ORDER BY audit_events.id DESC LIMIT 1`,
  )
  const last = rows[0] as { by: string | null; name: string } | undefined
  return last?.by && last.by === reader ? 'you' : last?.name
}

function describeConflict(name: string | null | undefined): string {
  const who = name || 'Someone else'
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} changed this since you opened it. ${COPY_FIRST}`
}
