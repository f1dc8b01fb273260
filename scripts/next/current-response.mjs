import { AsyncLocalStorage } from 'node:async_hooks'

const responses = (globalThis[Symbol.for('fullcourt.responses')] ??= new AsyncLocalStorage())

/**
 * Answers a request so that a page can reach the answer being written and give it a status or a length of its own
 * (src/server/http/raw-response.ts). Next offers a page no other status than its own, and leaves alone what stands there.
 */
export function withResponse(response, handle) {
  return responses.run(response, handle)
}
