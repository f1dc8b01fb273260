import { expect, test } from 'vitest'
import { ALL_CONTENT, createPageCache } from './page-cache.mjs'
import { readPageRequest } from './page-request.mjs'

const MINUTE = 60_000
const TAG = 'collection:posts'

type Answer = {
  tags?: string[] | null
  status?: number
  headers?: Record<string, string>
  isStale?: boolean
  text?: string
}

/** A cache with renders that the test completes manually, and a clock that the test controls. */
function createTestCache({ maxBytes, renderedAt }: { maxBytes?: number; renderedAt?: number } = {}) {
  const renders: { url: string; finish: (answer?: Answer) => void; fail: () => void }[] = []
  const clock = { now: 1_000_000 }
  const cache = createPageCache({
    maxBytes,
    now: () => clock.now,
    render: ({ url }: { url: string }) =>
      new Promise((resolve, reject) => {
        const began = renderedAt ?? clock.now
        const finish = ({
          tags = [TAG],
          status = 200,
          headers = {},
          isStale = false,
          text = `page ${url}`,
        }: Answer = {}) =>
          resolve({
            status,
            isStale,
            headers: { 'content-type': 'text/html', ...headers },
            body: Buffer.from(text),
            origin: tags && { tags, renderedAt: began },
          })
        renders.push({ url, finish, fail: () => reject(new Error('render failed')) })
      }),
  })
  cache.open()
  return { cache, renders, clock }
}

const pageAt = (url: string) => readPageRequest({ method: 'GET', url, headers: {} } as never, () => '')!
const HOME = pageAt('/')
const textOf = (response: { variants: Map<string, { body: Buffer }> } | null) =>
  response?.variants.get('identity')!.body.toString()

test('stores a page and finds it until five minutes after it was rendered', async () => {
  const { cache, renders, clock } = createTestCache()
  const loading = cache.load(HOME)
  clock.now += 2 * MINUTE
  renders[0]!.finish()
  await loading
  clock.now += 3 * MINUTE - 1
  expect(textOf(cache.find(HOME.key))).toBe('page /')
  clock.now += 1
  expect(cache.find(HOME.key)).toBeNull()
})

test('renders once for concurrent requests', async () => {
  const { cache, renders } = createTestCache()
  const loading = Array.from({ length: 100 }, () => cache.load(HOME))
  renders[0]!.finish()
  expect(new Set((await Promise.all(loading)).map(textOf))).toEqual(new Set(['page /']))
  expect(renders).toHaveLength(1)
})

test('drops the pages that carry an invalidated tag, and no others', async () => {
  const { cache, renders } = createTestCache()
  const other = pageAt('/faqs')
  const loading = [cache.load(HOME), cache.load(other)]
  renders[0]!.finish()
  renders[1]!.finish({ tags: ['global:faqs-page'] })
  await Promise.all(loading)
  cache.invalidate([TAG])
  expect([cache.find(HOME.key), textOf(cache.find(other.key))]).toEqual([null, 'page /faqs'])
})

test('drops a page that depends on all content at any invalidation, and does not store it if it began before', async () => {
  const { cache, renders } = createTestCache()
  const first = cache.load(HOME)
  cache.invalidate(['another tag'])
  renders[0]!.finish({ tags: [ALL_CONTENT] })
  await first
  expect(cache.find(HOME.key)).toBeNull()
  const second = cache.load(HOME)
  renders[1]!.finish({ tags: [ALL_CONTENT] })
  await second
  expect(textOf(cache.find(HOME.key))).toBe('page /')
  cache.invalidate(['another tag'])
  expect(cache.find(HOME.key)).toBeNull()
})

test('does not store a render that began before an invalidation, and starts another for later requests', async () => {
  const { cache, renders } = createTestCache()
  const early = cache.load(HOME)
  cache.invalidate([TAG])
  const late = cache.load(HOME)
  renders[0]!.finish({ text: 'old' })
  renders[1]!.finish({ text: 'new' })
  expect(textOf(await early)).toBe('old')
  expect(textOf(await late)).toBe('new')
  expect(textOf(cache.find(HOME.key))).toBe('new')
})

test('an old render that ends last does not replace a newer one', async () => {
  const { cache, renders } = createTestCache()
  const early = cache.load(HOME)
  cache.invalidate([TAG])
  const late = cache.load(HOME)
  renders[1]!.finish({ text: 'new' })
  await late
  renders[0]!.finish({ text: 'old' })
  await early
  expect(textOf(cache.find(HOME.key))).toBe('new')
})

test('is empty and stores nothing while invalidations may be missed', async () => {
  const { cache, renders } = createTestCache()
  const before = cache.load(HOME)
  renders[0]!.finish()
  await before
  const across = cache.load(pageAt('/faqs'))
  cache.close()
  expect(cache.find(HOME.key)).toBeNull()
  cache.open()
  renders[1]!.finish()
  await across
  expect(cache.stats().entries).toBe(0)
})

test.each<[string, Answer]>([
  ['that Next marks as stale', { isStale: true }],
  ['with a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['that is missing', { status: 404 }],
  ['that redirects', { status: 308 }],
  ['that failed', { status: 500 }],
  ['whose tags are unknown', { tags: null }],
])('answers with, and does not store, a page %s', async (_, answer) => {
  const { cache, renders } = createTestCache()
  const loading = cache.load(HOME)
  renders[0]!.finish({ ...answer, text: 'once' })
  expect(textOf(await loading)).toBe('once')
  expect(cache.stats().entries).toBe(0)
})

test('does not store a page that was already five minutes old when Next answered with it', async () => {
  const { cache, renders } = createTestCache({ renderedAt: 1_000_000 - 5 * MINUTE })
  const loading = cache.load(HOME)
  renders[0]!.finish()
  await loading
  expect(cache.stats().entries).toBe(0)
})

test('renders again after a render that failed', async () => {
  const { cache, renders } = createTestCache()
  const failing = cache.load(HOME)
  renders[0]!.fail()
  await expect(failing).rejects.toThrow('render failed')
  const loading = cache.load(HOME)
  renders[1]!.finish()
  expect(textOf(await loading)).toBe('page /')
})

test('stays within its size limit, and drops the least recently used page first', async () => {
  const { cache, renders } = createTestCache({ maxBytes: 20_000 })
  const text = 'x'.repeat(900)
  const load = async (url: string) => {
    const loading = cache.load(pageAt(url))
    renders.at(-1)!.finish({ text })
    await loading
  }
  await load('/first')
  await load('/second')
  for (let page = 0; page < 100; page += 1) {
    await load(`/${page}`)
    cache.find(pageAt('/first').key)
  }
  expect(cache.stats().bytes).toBeLessThanOrEqual(20_000)
  expect([cache.find(pageAt('/first').key) !== null, cache.find(pageAt('/second').key)]).toEqual([true, null])
})

test('keeps a page that many visitors request, however many others are requested once', async () => {
  const { cache, renders } = createTestCache({ maxBytes: 20_000 })
  const load = async (page: ReturnType<typeof pageAt>) => {
    const loading = cache.load(page)
    renders.at(-1)!.finish({ text: 'x'.repeat(900) })
    await loading
  }
  await load(HOME)
  for (let query = 0; query < 100; query += 1) await load({ ...pageAt(`/search?q=${query}`), isRare: true })
  expect([cache.find(HOME.key), cache.find(pageAt('/search?q=99').key)]).not.toContain(null)
  const { bytes, entries } = cache.stats()
  expect([bytes < 10_000, entries > 1]).toEqual([true, true])
  cache.invalidate([TAG])
  expect(cache.stats().entries).toBe(0)
})

test('counts hits and misses, and the age of its oldest page in seconds', async () => {
  const { cache, renders, clock } = createTestCache()
  const loading = cache.load(HOME)
  renders[0]!.finish()
  await loading
  cache.find(HOME.key)
  clock.now += 2 * MINUTE
  expect(cache.stats()).toMatchObject({ hits: 1, misses: 1, entries: 1, ageSeconds: 120 })
})
