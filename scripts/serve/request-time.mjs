import { AsyncLocalStorage } from 'node:async_hooks'

const store = (globalThis[Symbol.for('fullcourt.request-time')] ??= new AsyncLocalStorage())

/** Handles a request so that everything done for it knows when it arrived. */
export function withRequestTime(handle) {
  return store.run(Date.now(), handle)
}

/** When the request under way arrived, in milliseconds since 1970; now, where no request is under way (a build). */
export function requestTime() {
  return store.getStore() ?? Date.now()
}
