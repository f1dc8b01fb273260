import type pg from 'pg'
import { SafePool, poolOptions } from './adapter'
import { env } from '../env'

// Next loads server code in several bundles; the pool must still be one.
const store = globalThis as typeof globalThis & { fullcourtPool?: pg.Pool }

/** The pool for our own SQL: submissions, the outbox and the queue. Payload keeps a pool of its own. */
export function pool(): pg.Pool {
  store.fullcourtPool ??= new SafePool(poolOptions(env().DATABASE_URL))
  return store.fullcourtPool
}

/**
 * Runs `work` in one transaction and resolves only when COMMIT succeeded.
 * @throws whatever `work` or COMMIT threw, after rolling back; the client never returns to the pool broken.
 */
export async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    const isBroken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    )
    client.release(isBroken)
    throw error
  }
}
