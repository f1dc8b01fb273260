import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { pluralize } from '@/lib/counts'
import { transactionOf } from '@/lib/transaction'

/** The maximum number of references in an error message; the page lists all of them. */
const NAMED = 10

/**
 * Rejects closing a tryout day until every candidate was notified of the result or has withdrawn.
 * @throws ValidationError with the references of the others. It contains no names, because errors are logged
 */
export const rejectEarlyClose: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data.state !== 'closed' || originalDoc.state === 'closed') return data
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT reference FROM tryout_candidates(${originalDoc.id}) WHERE NOT is_settled`,
  )
  if (rows.length === 0) return data
  const named = rows.slice(0, NAMED).map(({ reference }) => String(reference))
  const more = rows.length > NAMED ? ` and ${rows.length - NAMED} more` : ''
  const message = `This day cannot be closed: ${rows.length} on it ${pluralize(rows.length, 'has', 'have')} had no answer yet (${named.join(', ')}${more}). Write to them first.`
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'state' }], req })
}
