import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The page that Next's cache handed out for the request under way.
 * @typedef {{ tags: string[], renderedAt: number }} PageOrigin `renderedAt`: milliseconds since 1970
 */

// The HTTP server and Next load this module separately.
const origins = (globalThis[Symbol.for('fullcourt.page-origin')] ??= new AsyncLocalStorage())

/**
 * Runs a request and reports which cached page it was answered with.
 * @param {() => Promise<T>} handle
 * @returns {Promise<{ result: T, origin: PageOrigin | null }>} `origin` is null when Next's cache handed out no page, or
 * handed it to another request that Next had joined with this one
 * @template T
 */
export async function withPageOrigin(handle) {
  const context = { origin: null }
  // Awaited inside: what `handle` returns may begin its work only when it is awaited.
  const result = await origins.run(context, async () => await handle())
  return { result, origin: context.origin }
}

/** Records the page that the request under way is answered with. @param {PageOrigin} origin */
export function setPageOrigin(origin) {
  const context = origins.getStore()
  if (context) context.origin = origin
}
