import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

// Next loads server code in several bundles, which must share it (src/server/logger.ts reads it too).
const store = (globalThis[Symbol.for('fullcourt.request')] ??= new AsyncLocalStorage())

// Taken when the server starts, for connections that outlive the request that opens them (src/server/database/adapter.ts).
globalThis[Symbol.for('fullcourt.outside-requests')] ??= AsyncLocalStorage.snapshot()

/** Handles a request in a context that stores its arrival time and a new id, by which the lines of a log belong together. */
export function withRequestContext(handle) {
  return store.run({ arrivedAt: Date.now(), id: randomUUID() }, handle)
}

/**
 * Returns the arrival time of the current request, in milliseconds since 1970; the current time outside of a request (a
 * build).
 */
export function requestTime() {
  return store.getStore()?.arrivedAt ?? Date.now()
}
