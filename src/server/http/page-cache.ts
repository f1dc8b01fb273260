import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'

// Set by the HTTP server around Next (runtime/next/page-origin.mjs).
const ORIGINS = Symbol.for('fullcourt.page-origin')
/** ALL_CONTENT in runtime/page-cache/page-cache.mjs. */
const ALL_CONTENT = '*'

/**
 * Lets the HTTP server store the response being made, for five minutes or until content with one of the tags changes. Only for
 * responses that depend on nothing but content and the address.
 * @param tags of the content; by default any content
 */
export function storeUntilContentChanges(tags: readonly string[] = [ALL_CONTENT]): void {
  const origins = (globalThis as { [ORIGINS]?: AsyncLocalStorage<{ origin: unknown }> })[ORIGINS]
  const context = origins?.getStore()
  if (context) context.origin = { tags, renderedAt: Date.now() }
}
