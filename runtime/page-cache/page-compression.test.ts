import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.mjs'
import { readPageRequest } from './page-request.mjs'

const TAG = 'collection:posts'
const pageAt = (url: string) => readPageRequest({ method: 'GET', url, headers: {} } as never, () => '')!
const HOME = pageAt('/')
const BLOG = pageAt('/blog')
const TEXT = await readFile('README.md')

/** A cache of pages with one text, and a clock that the test controls. */
function createTestCache() {
  const clock = { now: 1_000_000 }
  const cache = createPageCache({
    now: () => clock.now,
    render: async () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: TEXT,
      isStale: false,
      origin: { tags: [TAG], renderedAt: clock.now },
    }),
  })
  cache.open()
  return { cache, clock, sizeOf: (key: string) => cache.find(key)?.variants.get('br')!.body.length }
}

test('compresses a page further once it is requested again after two seconds', async () => {
  const { cache, clock, sizeOf } = createTestCache()
  await cache.load(HOME)
  const before = sizeOf(HOME.key)!
  const bytes = cache.stats().bytes
  clock.now += 2_000
  expect(sizeOf(HOME.key)).toBe(before)
  await expect.poll(() => sizeOf(HOME.key)).toBeLessThan(before)
  expect(cache.stats().bytes).toBeLessThan(bytes)
})

test('leaves younger pages alone', async () => {
  const { cache, clock, sizeOf } = createTestCache()
  await Promise.all([cache.load(HOME), cache.load(BLOG)])
  clock.now += 1_999
  const before = sizeOf(BLOG.key)!
  clock.now += 1
  // One page is compressed after the other.
  await expect.poll(() => sizeOf(HOME.key)).toBeLessThan(before)
  expect(sizeOf(BLOG.key)).toBe(before)
})

test('does not store a page again that was dropped while it was compressed', async () => {
  const { cache, clock, sizeOf } = createTestCache()
  await cache.load(HOME)
  clock.now += 2_000
  const before = sizeOf(HOME.key)!
  // The compression begins before the invalidation, and ends after it.
  await Promise.resolve()
  cache.invalidate([TAG])
  await cache.load(BLOG)
  clock.now += 2_000
  await expect.poll(() => sizeOf(BLOG.key)).toBeLessThan(before)
  expect([cache.find(HOME.key), cache.stats().entries]).toEqual([null, 1])
})
