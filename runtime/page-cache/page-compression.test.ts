import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageCache } from './page-cache.mjs'
import { readPageRequest } from './page-request.mjs'

const TAG = 'collection:posts'
const pageAt = (url: string) => readPageRequest({ method: 'GET', url, headers: {} } as never, () => '')!
const HOME = pageAt('/')
const BLOG = pageAt('/blog')
const TEXT = await readFile('README.md', 'utf8')

// Compression itself takes real time.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }))
afterEach(() => vi.useRealTimers())

/** A cache of pages with long texts that differ between tests. */
function createTestCache() {
  const text = TEXT + expect.getState().currentTestName
  const cache = createPageCache({
    render: async ({ url }) => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(text + url),
      isStale: false,
      origin: { tags: [TAG], renderedAt: Date.now() },
    }),
  })
  cache.open()
  return { cache, sizeOf: (key: string) => cache.find(key)?.variants.get('br')!.body.length }
}

/** Resolves when the body of a stored page is smaller. */
function smaller(size: () => number | undefined, before: number): Promise<void> {
  return vi.waitFor(() => expect(size()).toBeLessThan(before), { interval: 0 })
}

test('compresses a page further two seconds after it was stored, and not before', async () => {
  const { cache, sizeOf } = createTestCache()
  await cache.load(HOME)
  const before = sizeOf(HOME.key)!
  vi.advanceTimersByTime(1_999)
  // Takes longer than the page would.
  for (const part of [TEXT, TEXT + TEXT]) await promisify(brotliCompress)(part)
  expect(sizeOf(HOME.key)).toBe(before)
  vi.advanceTimersByTime(1)
  await smaller(() => sizeOf(HOME.key), before)
})

test('sends the smaller body at once when a page is rendered again without a change', async () => {
  const { cache, sizeOf } = createTestCache()
  await cache.load(HOME)
  const before = sizeOf(HOME.key)!
  const etag = cache.find(HOME.key)!.variants.get('br')!.etag
  vi.advanceTimersByTime(2_000)
  await smaller(() => sizeOf(HOME.key), before)
  cache.invalidate([TAG])
  const again = await cache.load(HOME)
  expect(again.variants.get('br')!.body.length).toBeLessThan(before)
  expect(again.variants.get('br')!.etag).not.toBe(etag)
})

test('does not store a page again that was dropped while it was compressed', async () => {
  const { cache, sizeOf } = createTestCache()
  await cache.load(HOME)
  vi.advanceTimersByTime(2_000)
  const before = sizeOf(HOME.key)!
  // The compression of the home page begins before the invalidation, and ends after it.
  await Promise.resolve()
  cache.invalidate([TAG])
  await cache.load(BLOG)
  vi.advanceTimersByTime(2_000)
  await smaller(() => sizeOf(BLOG.key), before)
  expect([cache.find(HOME.key), cache.stats().entries]).toEqual([null, 1])
})
