import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'

// Set by the HTTP server around Next (runtime/next/page-origin.mjs).
const ORIGINS = Symbol.for('fullcourt.page-origin')
/** ALL_CONTENT in runtime/page-cache/page-cache.mjs. */
const ALL_CONTENT = '*'

/**
 * Lets the HTTP server store the dynamic page being rendered, for five minutes or until any content changes. Only for pages
 * that depend on nothing but content and the address.
 */
export function storeUntilContentChanges(): void {
  const origins = (globalThis as { [ORIGINS]?: AsyncLocalStorage<{ origin: unknown }> })[ORIGINS]
  const context = origins?.getStore()
  if (context) context.origin = { tags: [ALL_CONTENT], renderedAt: Date.now() }
}
