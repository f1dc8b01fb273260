import { AsyncLocalStorage } from 'node:async_hooks'

const arrivals = (globalThis[Symbol.for('fullcourt.arrivals')] ??= new AsyncLocalStorage())

/** Handles a request so that everything done for it knows when it arrived. */
export function arrive(handle) {
  return arrivals.run(Date.now(), handle)
}

/** When the request under way arrived, in milliseconds since 1970; now, where no request is under way (a build). */
export function arrivedAt() {
  return arrivals.getStore() ?? Date.now()
}
