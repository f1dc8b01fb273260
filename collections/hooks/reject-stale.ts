import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type Field,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { transactionOf } from '@/lib/transaction'
import { denyField } from '../access/rules'
import { numberField, panelField } from '../fields/basic'

const CONFLICT = 409
const COPY_FIRST = 'What you entered is still here but not saved. Copy what you want to keep, then reload.'

type Transaction = Awaited<ReturnType<typeof transactionOf>>
type Change = Parameters<CollectionBeforeChangeHook>[0]
/** A stored document: a row of its table, or the only row of a page's table. */
type Stored = { slug: string; id: string | null; req: PayloadRequest }
type Data = Record<string, unknown> & { revision?: number | null }
/** The newest draft of a document, and the member of staff who made it. */
type Newest = { revision: number | null; by: string | null; name: string | null }

/**
 * The number of changes of a document. The admin sends back the revision it read, so that a save cannot overwrite unseen
 * changes.
 */
export const revisionField: Field = numberField(
  'revision',
  'Counts the changes, so that no change overwrites another unseen.',
  { defaultValue: 1, admin: { hidden: true } },
)

/**
 * The number of changes of a document with drafts, the member of staff who made the last one, which only the hook reads, and the
 * notice of a failed save.
 */
export const draftRevisionFields: Field[] = [
  // Optional, so that code can create a document without it: the hook counts from 1.
  { ...revisionField, required: false } as Field,
  panelField('saveNotice', '/admin/SaveNotice.client#SaveNotice'),
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
  const id = change.originalDoc.id as string
  const { transaction, table } = await lockRow({ slug: change.collection.slug, id, req: change.req })
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

/** Does the same for a document with drafts; see {@link checkDraft}. */
export async function rejectStaleDraft({ collection, data, operation, originalDoc, req }: Change): Promise<Data> {
  if (operation !== 'update') return { ...data, revision: 1, changedBy: authorOf(req) }
  return checkDraft({ slug: collection.slug, id: originalDoc.id as string, req }, data, originalDoc)
}

/** Does the same for the texts of a page; see {@link checkDraft}. */
export const rejectStalePage: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) =>
  checkDraft({ slug: global.slug, id: null, req }, data, originalDoc)

/**
 * Rejects the change of a draft that a colleague has changed since it was opened, and counts it otherwise. It compares with the
 * newest draft, and accepts an older revision of the same person: an autosave may overtake the response to the one before.
 * Payload's own lock is not enough, because each save ends it.
 * @throws APIError 409 with one sentence that says how to continue
 */
async function checkDraft(document: Stored, data: Data, original: Data): Promise<Data> {
  const changedBy = authorOf(document.req)
  const newest = await findNewest(document)
  // A form that was opened before the first save has the default, 1.
  const stored = newest?.revision ?? original.revision ?? 1
  const isStale = (data.revision ?? stored) !== stored
  if (isStale && newest && newest.by !== changedBy) {
    const message = describeConflict(newest.name)
    // The form reads from this field's error that it must be reloaded before the next save: see SaveNotice.
    throw new APIError(message, CONFLICT, { errors: [{ path: 'revision', message }] }, true)
  }
  return { ...data, revision: stored + 1, changedBy }
}

async function findNewest(document: Stored): Promise<Newest | undefined> {
  const { transaction, table } = await lockRow(document)
  const isOfDocument = document.id === null ? sql`` : sql`v.parent_id = ${document.id} AND`
  const { rows } = await transaction.execute(
    sql`SELECT v.version_revision::int AS revision, v.version_changed_by AS by, s.name FROM ${sql.identifier(`_${table}_v`)} v
        LEFT JOIN staff s ON s.id::text = v.version_changed_by WHERE ${isOfDocument} v.latest LIMIT 1`,
  )
  return rows[0] as Newest | undefined
}

// The row stays locked until commit, so that exactly one of two changes at once succeeds.
async function lockRow({ slug, id, req }: Stored): Promise<{ transaction: Transaction; table: string }> {
  const table = slug.replaceAll('-', '_')
  const transaction = await transactionOf(req)
  const which = id === null ? sql`` : sql`WHERE id = ${id}`
  await transaction.execute(sql`SELECT FROM ${sql.identifier(table)} ${which} FOR UPDATE`)
  return { transaction, table }
}

function authorOf({ user }: PayloadRequest): string | null {
  return user ? String(user.id) : null
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
