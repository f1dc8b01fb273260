import { sql } from '@payloadcms/db-postgres'
import type { GlobalAfterChangeHook } from 'payload'
import { transactionOf } from '@/lib/transaction'

/** New promises hold for everything that still waits for an answer. */
export const recountDue: GlobalAfterChangeHook = async ({ doc, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT inbox_recount_due()`)
  return doc
}
