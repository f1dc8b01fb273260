import { LRUCache } from 'lru-cache'
import { compressFurther, storeResponse } from './stored-response.mjs'

const MAX_BYTES = 64 * 1024 * 1024
/** The part of the memory for pages that few visitors request, so that they never replace the others. */
const RARE_SHARE = 0.125
const MAX_AGE_MS = 5 * 60 * 1000
/** Pages that are stored for this time are compressed further: it is not worth it while content changes. */
const SETTLED_MS = 2_000
/** The header that marks cacheable responses, for tests and debugging. */
const CACHE_HEADER = 'x-page-cache'
/** The tag of a page that depends on all content: every invalidation drops it. */
export const ALL_CONTENT = '*'
/** The size of an entry besides its bodies and headers, in bytes. */
const OVERHEAD = 1_000

/**
 * A rendered page. `origin` identifies its entry in Next's cache, null when that is unknown.
 * @typedef {{ status: number, headers: import('node:http').OutgoingHttpHeaders, body: Buffer, isStale: boolean, origin:
 * import('../next/page-origin.mjs').PageOrigin | null }} RenderedPage
 */

/**
 * Creates a cache of finished responses in front of Next. It starts closed and stores nothing until `open()`.
 *
 * Freshness: an entry expires five minutes after its page was rendered. `invalidate()` drops every entry with one of the
 * tags before it returns, and a render that began before it is never stored after it.
 * @param {object} options
 * @param {(page: import('./page-request.mjs').PageRequest) => Promise<RenderedPage>} options.render
 * @param {number} [options.maxBytes]
 * @param {() => number} [options.now] milliseconds since 1970
 */
export function createPageCache({ render, maxBytes = MAX_BYTES, now = Date.now }) {
  const sizeCalculation = ({ response }) => response.size + OVERHEAD
  const common = new LRUCache({ maxSize: maxBytes * (1 - RARE_SHARE), sizeCalculation })
  const rare = new LRUCache({ maxSize: maxBytes * RARE_SHARE, sizeCalculation })
  const stores = [common, rare]
  const flights = new Map()
  /** The last invalidation of each tag, and the last one of everything. */
  const invalidated = new Map()
  let generation = 0
  let cleared = 0
  let isOpen = false
  let compressions = Promise.resolve()
  let hits = 0
  let misses = 0

  /** @returns {import('./stored-response.mjs').StoredResponse | null} */
  function find(key) {
    const entry = common.get(key) ?? rare.get(key)
    if (!entry || entry.expiresAt <= now()) return null
    hits += 1
    return entry.response
  }

  // One at a time, so that visitors keep the other cores. What cannot be compressed further stays as it is.
  function compressLater(key, entry) {
    const compress = () => (compressions = compressions.then(() => compressEntry(key, entry)).catch(() => {}))
    setTimeout(compress, SETTLED_MS).unref()
  }

  async function compressEntry(key, entry) {
    if (common.peek(key) !== entry) return
    const response = await compressFurther(entry.response)
    if (common.peek(key) === entry) common.set(key, { ...entry, response })
  }

  /** Renders a page once for all concurrent requests, and stores it if allowed. */
  function load(page) {
    const running = flights.get(page.key)
    if (running) return running
    misses += 1
    const flight = renderAndStore(page, generation).finally(() => {
      if (flights.get(page.key) === flight) flights.delete(page.key)
    })
    flights.set(page.key, flight)
    return flight
  }

  async function renderAndStore(page, began) {
    const rendered = await render(page)
    if (!isStorable(rendered)) return storeResponse(rendered)
    const { tags, renderedAt } = rendered.origin
    const response = await storeResponse({ ...rendered, headers: { ...rendered.headers, [CACHE_HEADER]: 'stored' } })
    const expiresAt = renderedAt + MAX_AGE_MS
    if (isOpen && !isOutdated(tags, began) && expiresAt > now()) {
      const entry = { response, tags: new Set(tags), renderedAt, expiresAt }
      if (page.isRare) rare.set(page.key, entry)
      else {
        common.set(page.key, entry)
        compressLater(page.key, entry)
      }
    }
    return response
  }

  function isOutdated(tags, began) {
    if (tags.includes(ALL_CONTENT)) return generation > began
    return cleared > began || tags.some((tag) => (invalidated.get(tag) ?? 0) > began)
  }

  /** Drops the pages with one of these tags. @param {string[]} tags */
  function invalidate(tags) {
    generation += 1
    for (const tag of tags) invalidated.set(tag, generation)
    const dropped = [...tags, ALL_CONTENT]
    for (const store of stores)
      for (const [key, entry] of store.entries()) if (dropped.some((tag) => entry.tags.has(tag))) store.delete(key)
    // A new request must not be answered by a render that began before the invalidation.
    flights.clear()
  }

  /** Empties the cache and stores nothing until `open()`, because invalidations may be missed until then. */
  function close() {
    isOpen = false
    generation += 1
    cleared = generation
    invalidated.clear()
    for (const store of stores) store.clear()
    flights.clear()
  }

  function open() {
    isOpen = true
  }

  function stats() {
    const oldest = Math.min(...stores.flatMap((store) => [...store.values()].map(({ renderedAt }) => renderedAt)))
    const entries = common.size + rare.size
    const ageSeconds = entries > 0 ? Math.round((now() - oldest) / 1000) : 0
    return { hits, misses, entries, bytes: common.calculatedSize + rare.calculatedSize, ageSeconds }
  }

  return { find, load, invalidate, open, close, stats, isOpen: () => isOpen }
}

function isStorable({ status, headers, isStale, origin }) {
  return status === 200 && !isStale && origin !== null && headers['set-cookie'] === undefined
}
