import 'server-only'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type pg from 'pg'
import { asSystem } from '../payload'

export type SharedTransaction = {
  /** For the Local API: `{ ...options, req }`. */
  req: { transactionID: string | number }
  /** For our own SQL. */
  client: Pick<pg.PoolClient, 'query'>
}

/**
 * Runs `work` in one transaction that the Local API and our own SQL share, and resolves only when COMMIT succeeded:
 * both are stored, or neither is.
 * @throws whatever `work` or COMMIT threw, after rolling back
 */
export async function inSharedTransaction<T>(work: (shared: SharedTransaction) => Promise<T>): Promise<T> {
  const { db } = await asSystem('opening a transaction; what happens in it has rights of its own')
  const transactionID = await db.beginTransaction()
  if (!transactionID) throw new Error('The database has no transactions.')
  try {
    const result = await work({
      req: { transactionID },
      client: clientOf(db as unknown as PostgresAdapter, transactionID),
    })
    await db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await db.rollbackTransaction(transactionID)
    throw error
  }
}

// Drizzle keeps the connection of a transaction in its session.
function clientOf(adapter: PostgresAdapter, id: string | number): SharedTransaction['client'] {
  const transaction = adapter.sessions[String(id)]?.db as unknown as { session: { client: pg.PoolClient } } | undefined
  if (!transaction) throw new Error('The transaction is not there after it began.')
  return transaction.session.client
}
