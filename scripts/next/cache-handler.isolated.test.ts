import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { withRequestTime } from '../serve/request-time.mjs'
import { policyFor } from '../serve/content-security-policy.mjs'
import { fetchScriptsAfterPaint } from './deferred-scripts.mjs'

const KEY = 'teams-and-players'
const TAGS = ['collection_players']
const CONTEXT = { kind: 'FETCH', tags: TAGS }
const NAMES = { kind: 'FETCH', data: { headers: {}, body: '["Nova O."]', url: '' }, revalidate: 300 }

/** A cache as a server has it that was just started: it knows what stands in the folder. */
async function startedIn(folder: string) {
  vi.resetModules()
  tagsManifest.clear()
  const { default: PolicyCache } = await import('./cache-handler.mjs')
  const options = { fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize: 0 }
  return new PolicyCache(options)
}

async function folderOfItsOwn(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A file is dated by the kernel's last tick, which is up to ten milliseconds old. */
const TICK_MS = 10

/** Lets the clock move on, because two things within a tick have no order. */
const later = () =>
  vi.waitUntil(
    (
      (start) => () =>
        Date.now() > start + TICK_MS
    )(Date.now()),
    { interval: 1 },
  )

test('what was read before a change is not kept after it', async () => {
  const cache = await startedIn(await folderOfItsOwn())
  await withRequestTime(async () => {
    await later()
    await cache.revalidateTag(TAGS, { expire: 0 })
    await later()
    await cache.set(KEY, NAMES, CONTEXT)
  })
  expect(await cache.get(KEY, CONTEXT)).toBeNull()
  await later()
  await withRequestTime(() => cache.set(KEY, NAMES, CONTEXT))
  expect(await cache.get(KEY, CONTEXT)).toMatchObject({ value: NAMES })
})

test('what was read before a change never takes the place of what was read after it', async () => {
  const cache = await startedIn(await folderOfItsOwn())
  const fresh = { ...NAMES, data: { ...NAMES.data, body: '["Nova"]' } }
  await withRequestTime(async () => {
    await later()
    await cache.revalidateTag(TAGS, { expire: 0 })
    await later()
    await withRequestTime(() => cache.set(KEY, fresh, CONTEXT))
    await cache.set(KEY, NAMES, CONTEXT)
  })
  expect(await cache.get(KEY, CONTEXT)).toMatchObject({ value: fresh })
})

test('a page is judged by the tags in its headers', async () => {
  const cache = await startedIn(await folderOfItsOwn())
  const page = {
    kind: 'APP_ROUTE',
    body: Buffer.from('Nova O.'),
    status: 200,
    headers: { 'x-next-cache-tags': TAGS[0] },
  }
  await withRequestTime(async () => {
    await later()
    await cache.revalidateTag(TAGS, { expire: 0 })
    await later()
    await cache.set(KEY, page, {})
  })
  expect(await cache.get(KEY, { kind: 'APP_ROUTE' })).toBeNull()
})

test('a change is remembered across a restart', async () => {
  const folder = await folderOfItsOwn()
  const before = await startedIn(folder)
  await before.set(KEY, NAMES, CONTEXT)
  expect(await (await startedIn(folder)).get(KEY, CONTEXT)).toMatchObject({ value: NAMES })
  await later()
  await before.revalidateTag(TAGS, { expire: 0 })
  await later()
  expect(await (await startedIn(folder)).get(KEY, CONTEXT)).toBeNull()
})

test('a change is written down before anybody hears that it is done, and several at once are all there', async () => {
  const folder = await folderOfItsOwn()
  const cache = await startedIn(folder)
  const noted = () => (JSON.parse(readFileSync(path.join(folder, 'expired-tags.json'), 'utf8')) as [string][]).flat()
  await cache.revalidateTag(TAGS, { expire: 0 })
  expect(noted()).toContain(TAGS[0])
  const more = Array.from({ length: 20 }, (_, index) => `collection_${index}`)
  await Promise.all(more.map((tag) => cache.revalidateTag([tag], { expire: 0 })))
  expect(noted()).toEqual(expect.arrayContaining([...TAGS, ...more]))
})

test('a change that could not be written down says so, and keeps no later one from it', async () => {
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

  /** A folder as a build leaves it: the words, what navigation reads, and the headers. */
  async function folderWithPage(): Promise<string> {
    const folder = await folderOfItsOwn()
    await mkdir(path.join(folder, 'app'))
    const headers = { 'x-next-cache-tags': TAGS[0] }
    const files = { html: HTML, rsc: '0:{}', meta: JSON.stringify({ headers, status: 200 }) }
    for (const [end, text] of Object.entries(files)) await writeFile(path.join(folder, 'app', `teams.${end}`), text)
    return folder
  }

  test('of the build is finished by whoever reads it, each time and at once', async () => {
    const cache = await startedIn(await folderWithPage())
    const reads = [await cache.get('/teams', PAGE), ...(await Promise.all([1, 2].map(() => cache.get('/teams', PAGE))))]
    for (const read of reads) expect(read).toMatchObject({ value: { html: FINISHED, headers: POLICY } })
  })

  test('that is rendered anew is finished where it is kept, and in the answer under way', async () => {
    const folder = await folderWithPage()
    const cache = await startedIn(folder)
    const headers: Record<string, string> = { 'x-next-cache-tags': TAGS[0]! }
    await withRequestTime(() =>
      cache.set('/teams', { ...PAGE, html: HTML, rscData: Buffer.from('0:{}'), headers, status: 200 }, {}),
    )
    expect(headers).toMatchObject(POLICY)
    expect(readFileSync(path.join(folder, 'app/teams.html'), 'utf8')).toBe(FINISHED)
    expect(await cache.get('/teams', PAGE)).toMatchObject({ value: { html: FINISHED, headers: POLICY } })
  })

  test('that is not there, and what is no page, stay what they are', async () => {
    const cache = await startedIn(await folderOfItsOwn())
    expect(await cache.get('/teams', PAGE)).toBeNull()
    const file = { kind: 'APP_ROUTE', body: Buffer.from(HTML), status: 200, headers: {} }
    await withRequestTime(() => cache.set('/feed.xml', file, {}))
    expect(await cache.get('/feed.xml', { kind: 'APP_ROUTE' })).toMatchObject({
      value: { body: file.body, headers: {} },
    })
    expect(file.headers).toEqual({})
  })
})
