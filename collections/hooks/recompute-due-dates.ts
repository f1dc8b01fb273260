import { sql } from '@payloadcms/db-postgres'
import type { GlobalAfterChangeHook } from 'payload'
import { transactionOf } from '@/lib/transaction'

/** Recomputes the due dates of all open entries when the promised response times change. */
export const recomputeDueDates: GlobalAfterChangeHook = async ({ doc, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT inbox_recount_due()`)
  return doc
}
