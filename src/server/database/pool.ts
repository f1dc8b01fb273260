import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { SafePool } from './adapter'
import { FORM_LIMITS, POOL_SIZES, poolOptions } from './limits'
import { env } from '../env'

/** What runs our own SQL: the connection of a transaction, or the pool. */
export type Client = Pick<pg.PoolClient, 'query'>

type Name = Exclude<keyof typeof POOL_SIZES, 'payload'>

// Next loads server code in several bundles; the pools must still be the same.
const store = globalThis as typeof globalThis & {
  fullcourtPools?: { open: Partial<Record<Name, pg.Pool>>; current: AsyncLocalStorage<Name> }
}

/**
 * The pool for our own SQL: submissions, the outbox and the queue. Payload keeps a pool of its own. While something that
 * a family sent is being stored, it is the pool that is kept for that.
 */
export function pool(): pg.Pool {
  const { open, current } = pools()
  const name = current.getStore() ?? 'own'
  return (open[name] ??= new SafePool(
    poolOptions(env().DATABASE_URL, POOL_SIZES[name], name === 'forms' ? FORM_LIMITS : {}),
  ))
}

/** Does `work` on the connections that are kept for what families send: readers, however many wait, cannot stop it. */
export function onFormConnections<T>(work: () => T): T {
  return pools().current.run('forms', work)
}

function pools() {
  store.fullcourtPools ??= { open: {}, current: new AsyncLocalStorage() }
  return store.fullcourtPools
}
