import { AsyncLocalStorage } from 'node:async_hooks'

const responses = (globalThis[Symbol.for('fullcourt.responses')] ??= new AsyncLocalStorage())

/**
 * Handles a request so that a page can access the current response and set its status or length
 * (src/server/http/raw-response.ts). Next does not let a page set the status, but keeps one that is already set.
 */
export function withResponse(response, handle) {
  const context = { response }
  // A connection to the database that a request opens keeps the context for as long as it lives.
  const release = () => (context.response = null)
  response.once('finish', release).once('close', release)
  return responses.run(context, handle)
}
