import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { SafePool } from './adapter'
import { FORM_LIMITS, type POOL_SIZES, poolOptions } from './limits'
import { env } from '../env'

/** Runs our own SQL: the connection of a transaction, or the pool. */
export type Client = Pick<pg.PoolClient, 'query'>

type Name = Exclude<keyof typeof POOL_SIZES, 'payload'>

// Next loads server code in several bundles, which must share the pools.
const store = globalThis as typeof globalThis & {
  fullcourtPools?: { open: Partial<Record<Name, pg.Pool>>; current: AsyncLocalStorage<Name> }
}

/**
 * Returns the pool for our own SQL: submissions, the outbox and the queue. Payload has a pool of its own. Within
 * onFormConnections() it is the pool reserved for submissions.
 */
export function pool(): pg.Pool {
  const { open, current } = pools()
  const name = current.getStore() ?? 'own'
  return (open[name] ??= new SafePool(poolOptions(env().DATABASE_URL, name, name === 'forms' ? FORM_LIMITS : {})))
}

/** Runs `work` on the connections reserved for submissions, which waiting readers cannot exhaust. */
export function onFormConnections<T>(work: () => T): T {
  return pools().current.run('forms', work)
}

function pools() {
  store.fullcourtPools ??= { open: {}, current: new AsyncLocalStorage() }
  return store.fullcourtPools
}
