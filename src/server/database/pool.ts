import type pg from 'pg'
import { SafePool, poolOptions } from './adapter'
import { env } from '../env'

/** What runs our own SQL: the connection of a transaction, or the pool. */
export type Client = Pick<pg.PoolClient, 'query'>

// Next loads server code in several bundles; the pool must still be one.
const store = globalThis as typeof globalThis & { fullcourtPool?: pg.Pool }

/** The pool for our own SQL: submissions, the outbox and the queue. Payload keeps a pool of its own. */
export function pool(): pg.Pool {
  store.fullcourtPool ??= new SafePool(poolOptions(env().DATABASE_URL))
  return store.fullcourtPool
}
