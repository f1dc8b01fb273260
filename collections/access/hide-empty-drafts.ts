import { sql } from '@payloadcms/db-postgres'
import type { BaseFilter, CollectionSlug, Where } from 'payload'
import { toColumn } from '@/lib/columns'
import { transactionOf } from '@/lib/transaction'

/**
 * Excludes drafts without any text from the list view: the admin stores a document as soon as its empty form is opened. A job
 * deletes them later (src/server/content/empty-drafts.ts), once the author has had time to type.
 * @param title the field used as title in the collection
 * @param also an additional filter of the list
 */
export function hideEmptyDrafts(collection: CollectionSlug, title: string, also?: BaseFilter): BaseFilter {
  const table = collection.replaceAll('-', '_')
  return async (args) => {
    const transaction = await transactionOf(args.req)
    // Autosave writes input to the versions: either a second version, or an update of the first one.
    const { rows } = await transaction.execute(
      sql`SELECT d.id::text AS id FROM ${sql.identifier(table)} d
          WHERE d._status = 'draft' AND coalesce(d.${sql.identifier(toColumn(title))}, '') = '' AND NOT EXISTS (
            SELECT FROM ${sql.identifier(`_${table}_v`)} v WHERE v.parent_id = d.id
            HAVING count(*) > 1 OR bool_or(v.created_at <> v.updated_at))`,
    )
    const ids = rows.map((row) => row.id as string)
    const filters = [ids.length > 0 ? ({ id: { not_in: ids } } as Where) : null, (await also?.(args)) ?? null]
    const known = filters.filter((filter) => filter !== null)
    return known.length > 0 ? { and: known } : null
  }
}
