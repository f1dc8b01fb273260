import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { withRequestContext } from '../request-context.mjs'
import { policyFor } from '../content-security-policy.mjs'
import { fetchScriptsAfterPaint } from './deferred-scripts.mjs'

const KEY = 'teams-and-players'
const TAGS = ['collection_players']
const CONTEXT = { kind: 'FETCH', tags: TAGS }
const NAMES = { kind: 'FETCH', data: { headers: {}, body: '["Nova O."]', url: '' }, revalidate: 300 }

/** Returns the cache of a newly started server, which knows only the files in the folder. */
async function startedIn(folder: string, { maxMemoryCacheSize = 0 } = {}) {
  vi.resetModules()
  tagsManifest.clear()
  const { FileSystemCache } = await import('./insides.mjs')
  Object.assign(FileSystemCache, { memoryCache: undefined })
  const { default: PolicyCache } = await import('./cache-handler.mjs')
  const options = { fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize }
  return new PolicyCache(options)
}

async function folderOfItsOwn(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** File timestamps use the kernel's last tick, which is up to ten milliseconds old. */
const TICK_MS = 10

/** Waits for the next tick of the clock, because two events within a tick have no order. */
const later = () =>
  vi.waitUntil(
    (
      (start) => () =>
        Date.now() > start + TICK_MS
    )(Date.now()),
    { interval: 1 },
  )

test('does not store a render that began before an invalidation', async () => {
  const cache = await startedIn(await folderOfItsOwn())
  await withRequestContext(async () => {
    await later()
    await cache.revalidateTag(TAGS, { expire: 0 })
    await later()
    await cache.set(KEY, NAMES, CONTEXT)
  })
  expect(await cache.get(KEY, CONTEXT)).toBeNull()
  await later()
  await withRequestContext(() => cache.set(KEY, NAMES, CONTEXT))
  expect(await cache.get(KEY, CONTEXT)).toMatchObject({ value: NAMES })
})

test('a render that began before an invalidation never replaces one that began after it', async () => {
  const cache = await startedIn(await folderOfItsOwn())
  const fresh = { ...NAMES, data: { ...NAMES.data, body: '["Nova"]' } }
  await withRequestContext(async () => {
    await later()
    await cache.revalidateTag(TAGS, { expire: 0 })
    await later()
    await withRequestContext(() => cache.set(KEY, fresh, CONTEXT))
    await cache.set(KEY, NAMES, CONTEXT)
  })
  expect(await cache.get(KEY, CONTEXT)).toMatchObject({ value: fresh })
})

/** In memory, entries have the time of the clock; on disk, that of the file system. */
const IN_MEMORY = { maxMemoryCacheSize: 1_000_000 }

function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('an invalidation in the millisecond in which an entry was stored, or its render began, applies to it', async () => {
  const cache = await startedIn(await folderOfItsOwn(), IN_MEMORY)
  stopClock()
  await cache.set(KEY, NAMES, CONTEXT)
  expect(await cache.get(KEY, CONTEXT)).toMatchObject({ value: NAMES })
  await withRequestContext(async () => {
    await cache.revalidateTag(TAGS, { expire: 0 })
    expect(await cache.get(KEY, CONTEXT)).toBeNull()
    vi.setSystemTime(Date.now() + 1)
    await cache.set(KEY, NAMES, CONTEXT)
  })
  expect(await cache.get(KEY, CONTEXT)).toBeNull()
})

test('an invalidation applies at once after the clock was put forward', async () => {
  const cache = await startedIn(await folderOfItsOwn(), IN_MEMORY)
  await cache.set(KEY, NAMES, CONTEXT)
  stopClock()
  vi.setSystemTime(Date.now() + 3_600_000)
  await cache.revalidateTag(TAGS, { expire: 0 })
  expect(await cache.get(KEY, CONTEXT)).toBeNull()
})

test('an invalidation applies to what was stored or began before the clock was put back', async () => {
  const cache = await startedIn(await folderOfItsOwn(), IN_MEMORY)
  stopClock()
  await cache.set(KEY, NAMES, CONTEXT)
  await withRequestContext(async () => {
    vi.setSystemTime(Date.now() - 3_600_000)
    await cache.revalidateTag(TAGS, { expire: 0 })
    expect(await cache.get(KEY, CONTEXT)).toBeNull()
    vi.setSystemTime(Date.now() + 1)
    await cache.set(KEY, NAMES, CONTEXT)
  })
  expect(await cache.get(KEY, CONTEXT)).toBeNull()
  await withRequestContext(() => cache.set(KEY, NAMES, CONTEXT))
  expect(await cache.get(KEY, CONTEXT)).toMatchObject({ value: NAMES })
})

test('reports the tags of every invalidation, also of two in one millisecond, and of none before the last', async () => {
  const folder = await folderOfItsOwn()
  await startedIn(folder)
  const { expireTags, onTagsExpired } = await import('./expired-tags.mjs')
  const reported: string[][] = []
  onTagsExpired((tags: string[]) => reported.push(tags))
  for (const at of [5, 5, 4]) await expireTags(folder, [['collection_faqs', at]])
  expect(reported).toEqual([['collection_faqs'], ['collection_faqs']])
})

test('reads the tags of a page from its headers', async () => {
  const cache = await startedIn(await folderOfItsOwn())
  const page = {
    kind: 'APP_ROUTE',
    body: Buffer.from('Nova O.'),
    status: 200,
    headers: { 'x-next-cache-tags': TAGS[0] },
  }
  await withRequestContext(async () => {
    await later()
    await cache.revalidateTag(TAGS, { expire: 0 })
    await later()
    await cache.set(KEY, page, {})
  })
  expect(await cache.get(KEY, { kind: 'APP_ROUTE' })).toBeNull()
})

test('an invalidation survives a restart', async () => {
  const folder = await folderOfItsOwn()
  const before = await startedIn(folder)
  await before.set(KEY, NAMES, CONTEXT)
  expect(await (await startedIn(folder)).get(KEY, CONTEXT)).toMatchObject({ value: NAMES })
  await later()
  await before.revalidateTag(TAGS, { expire: 0 })
  await later()
  expect(await (await startedIn(folder)).get(KEY, CONTEXT)).toBeNull()
})

test('stores an invalidation on disk before it returns, and loses none of several concurrent ones', async () => {
  const folder = await folderOfItsOwn()
  const cache = await startedIn(folder)
  const noted = () => (JSON.parse(readFileSync(path.join(folder, 'expired-tags.json'), 'utf8')) as [string][]).flat()
  await cache.revalidateTag(TAGS, { expire: 0 })
  expect(noted()).toContain(TAGS[0])
  const more = Array.from({ length: 20 }, (_, index) => `collection_${index}`)
  await Promise.all(more.map((tag) => cache.revalidateTag([tag], { expire: 0 })))
  expect(noted()).toEqual(expect.arrayContaining([...TAGS, ...more]))
})

test('reports a failed write of an invalidation, and still stores later ones', async () => {
  const folder = path.join(await folderOfItsOwn(), 'not-there-yet')
  const cache = await startedIn(folder)
  await expect(cache.revalidateTag(TAGS, { expire: 0 })).rejects.toThrow('ENOENT')
  await mkdir(folder)
  await cache.revalidateTag(['collection_faqs'], { expire: 0 })
  expect(readFileSync(path.join(folder, 'expired-tags.json'), 'utf8')).toContain('collection_faqs')
})

describe('a page', () => {
  const HTML =
    '<head><script src="/_next/a.js" async=""></script></head><body><p>Nova O.</p><script>one()</script></body>'
  const FINISHED = fetchScriptsAfterPaint(HTML)
  const POLICY = { 'content-security-policy': policyFor(FINISHED) }
  const PAGE = { kind: 'APP_PAGE' }

  /** Creates a folder as a build does: with the HTML, the RSC payload and the headers. */
  async function folderWithPage(): Promise<string> {
    const folder = await folderOfItsOwn()
    await mkdir(path.join(folder, 'app'))
    const headers = { 'x-next-cache-tags': TAGS[0] }
    const files = { html: HTML, rsc: '0:{}', meta: JSON.stringify({ headers, status: 200 }) }
    for (const [end, text] of Object.entries(files)) await writeFile(path.join(folder, 'app', `teams.${end}`), text)
    return folder
  }

  test('of the build gets its policy and deferred scripts on every read, also on concurrent ones', async () => {
    const cache = await startedIn(await folderWithPage())
    const reads = [await cache.get('/teams', PAGE), ...(await Promise.all([1, 2].map(() => cache.get('/teams', PAGE))))]
    for (const read of reads) expect(read).toMatchObject({ value: { html: FINISHED, headers: POLICY } })
  })

  test('that is rendered again gets them in the cache and in the current response', async () => {
    const folder = await folderWithPage()
    const cache = await startedIn(folder)
    const headers: Record<string, string> = { 'x-next-cache-tags': TAGS[0]! }
    await withRequestContext(() =>
      cache.set('/teams', { ...PAGE, html: HTML, rscData: Buffer.from('0:{}'), headers, status: 200 }, {}),
    )
    expect(headers).toMatchObject(POLICY)
    expect(readFileSync(path.join(folder, 'app/teams.html'), 'utf8')).toBe(FINISHED)
    expect(await cache.get('/teams', PAGE)).toMatchObject({ value: { html: FINISHED, headers: POLICY } })
  })

  test('that does not exist, and a response that is not a page, are unchanged', async () => {
    const cache = await startedIn(await folderOfItsOwn())
    expect(await cache.get('/teams', PAGE)).toBeNull()
    const file = { kind: 'APP_ROUTE', body: Buffer.from(HTML), status: 200, headers: {} }
    await withRequestContext(() => cache.set('/feed.xml', file, {}))
    expect(await cache.get('/feed.xml', { kind: 'APP_ROUTE' })).toMatchObject({
      value: { body: file.body, headers: {} },
    })
    expect(file.headers).toEqual({})
  })
})
