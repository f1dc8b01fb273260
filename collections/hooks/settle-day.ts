import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { transactionOf } from '@/lib/transaction'

/** How many references a refusal names; the page lists everybody. */
const NAMED = 10

/**
 * Nobody is left in silence: a tryout day closes only when everybody on it was told the result, or has withdrawn.
 * @throws ValidationError with the references of those who were not. Names stay on the page: errors end up in logs
 */
export const settleDay: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data.state !== 'closed' || originalDoc.state === 'closed') return data
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT reference FROM tryout_candidates(${originalDoc.id}) WHERE NOT is_settled`,
  )
  if (rows.length === 0) return data
  const named = rows.slice(0, NAMED).map(({ reference }) => String(reference))
  const more = rows.length > NAMED ? ` and ${rows.length - NAMED} more` : ''
  const message = `This day cannot be closed: ${rows.length} on it ${rows.length === 1 ? 'has' : 'have'} had no answer yet (${named.join(', ')}${more}). Write to them first.`
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'state' }], req })
}
