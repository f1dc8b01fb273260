import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook, type Field } from 'payload'
import { transactionOf } from '@/lib/transaction'
import { revisionField } from './reject-stale-save'

const CONFLICT = 409

/** The number of changes of a document with drafts, and the member of staff who made the last one. */
export const draftRevisionFields: Field[] = [
  revisionField,
  {
    name: 'changedBy',
    type: 'text',
    maxLength: 40,
    admin: { hidden: true, description: 'The id of the member of staff who made the last change.' },
  },
]

/**
 * Rejects a change of a document with drafts when a colleague has changed it since it was opened. Unlike rejectStaleSave, it
 * compares with the newest draft, and accepts an older revision of the same person: an autosave may overtake the response to the
 * one before.
 * @throws APIError 409 with one sentence that says how to continue
 */
export const rejectStaleDraft: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const changedBy = req.user ? String(req.user.id) : null
  if (operation !== 'update') return { ...data, revision: 1, changedBy }
  const table = collection.slug.replaceAll('-', '_')
  const transaction = await transactionOf(req)
  // The row stays locked until commit, so that exactly one of two changes at once succeeds.
  await transaction.execute(sql`SELECT FROM ${sql.identifier(table)} WHERE id = ${originalDoc.id} FOR UPDATE`)
  const { rows } = await transaction.execute(
    sql`SELECT v.version_revision::int AS revision, v.version_changed_by AS by, s.name FROM ${sql.identifier(`_${table}_v`)} v
        LEFT JOIN staff s ON s.id::text = v.version_changed_by WHERE v.parent_id = ${originalDoc.id} AND v.latest LIMIT 1`,
  )
  const [last] = rows as { revision: number; by: string | null; name: string | null }[]
  const stored = last?.revision ?? originalDoc.revision
  const isStale = (data.revision ?? stored) !== stored
  if (isStale && last?.by !== changedBy) {
    const who = last?.name ?? 'Someone else'
    throw new APIError(`${who} changed this since you opened it. Reload to see what is new.`, CONFLICT, null, true)
  }
  return { ...data, revision: stored + 1, changedBy }
}
