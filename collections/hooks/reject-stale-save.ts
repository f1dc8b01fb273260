import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook, type Field } from 'payload'
import { transactionOf } from '@/lib/transaction'

const CONFLICT = 409

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
 * Rejects a change based on an older revision than the stored one (optimistic locking). Locks the row until commit, so that
 * exactly one of two concurrent changes succeeds. A change without a revision applies to the newest state.
 * @throws APIError 409 with one sentence that says how to continue
 */
export const rejectStaleSave: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return { ...data, revision: 1 }
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const transaction = await transactionOf(req)
  const held = await transaction.execute(
    sql`SELECT revision::int AS revision FROM ${table} WHERE id = ${originalDoc.id} FOR UPDATE`,
  )
  const stored = held.rows[0]?.revision as number | undefined
  if (stored === undefined) return data
  const seen = (data.revision as number | null | undefined) ?? originalDoc.revision
  if (seen !== stored)
    throw new APIError(await explainStale(transaction, originalDoc.id, req.user?.id), CONFLICT, null, true)
  return { ...data, revision: stored + 1 }
}

async function explainStale(
  transaction: Awaited<ReturnType<typeof transactionOf>>,
  id: string,
  reader?: unknown,
): Promise<string> {
  const { rows } = await transaction.execute(
    sql`SELECT actor_id AS by, actor_name AS name FROM audit_events
        WHERE entry_id = ${id} AND action IN ('changed', 'merged', 'not spam') ORDER BY audit_events.id DESC LIMIT 1`,
  )
  const last = rows[0] as { by: string | null; name: string } | undefined
  const who = last?.by && last.by === reader ? 'You' : (last?.name ?? 'Someone else')
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} changed this since you opened it. Reload to see what is new, then save again.`
}
