import { AsyncLocalStorage } from 'node:async_hooks'

const store = (globalThis[Symbol.for('fullcourt.request-time')] ??= new AsyncLocalStorage())

/** Handles a request in a context that stores its arrival time. */
export function withRequestTime(handle) {
  return store.run(Date.now(), handle)
}

/**
 * Returns the arrival time of the current request, in milliseconds since 1970; the current time outside of a request (a
 * build).
 */
export function requestTime() {
  return store.getStore() ?? Date.now()
}
