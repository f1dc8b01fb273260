import { sql } from '@payloadcms/db-postgres'
import { APIError, type BaseFilter, type CollectionBeforeChangeHook } from 'payload'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { transactionOf } from '@/lib/transaction'

const CONFLICT = 409

/** Excludes merged entries from the list view, because the target entry represents them. */
export function hideMerged(kind: InboxKind): BaseFilter {
  return async ({ req }) => {
    const transaction = await transactionOf(req)
    const merged = await transaction.execute(
      sql`SELECT entry_id::text AS id FROM inbox_entries WHERE merged_into IS NOT NULL AND kind = ${kind}`,
    )
    const ids = merged.rows.map((row) => row.id as string)
    return ids.length > 0 ? { id: { not_in: ids } } : null
  }
}

/**
 * Rejects changes of a merged entry, which would not be visible anywhere.
 * @throws APIError 409 with one sentence that names the target entry
 */
export const rejectMergedChange: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT kept.reference FROM inbox_entries gone JOIN inbox_entries kept ON kept.entry_id = gone.merged_into
        WHERE gone.entry_id = ${originalDoc.id}`,
  )
  if (rows.length === 0) return data
  throw new APIError(`This was merged into ${String(rows[0]?.reference)}. Go on there.`, CONFLICT, null, true)
}
