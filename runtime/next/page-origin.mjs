import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The cache entry with which Next answered the current request.
 * @typedef {{ tags: string[], renderedAt: number }} PageOrigin `renderedAt`: milliseconds since 1970
 */

// Stored globally, because the HTTP server and Next load separate instances of this module.
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
  // Awaited inside the context, because the returned value may be lazy and start its work only then.
  const result = await origins.run(context, async () => await handle())
  return { result, origin: context.origin }
}

/** Records the page that answers the current request. @param {PageOrigin} origin */
export function setPageOrigin(origin) {
  const context = origins.getStore()
  if (context) context.origin = origin
}
