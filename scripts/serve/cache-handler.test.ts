import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrive } from './arrival.mjs'

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

/** Lets the clock move on, because two things in one millisecond have no order. */
const later = () =>
  vi.waitUntil(
    (
      (start) => () =>
        Date.now() > start + 1
    )(Date.now()),
    { interval: 1 },
  )

test('what was read before a change is not kept after it', async () => {
  const cache = await startedIn(await folderOfItsOwn())
  await arrive(async () => {
    await later()
    await cache.revalidateTag(TAGS, { expire: 0 })
    await later()
    await cache.set(KEY, NAMES, CONTEXT)
  })
  expect(await cache.get(KEY, CONTEXT)).toBeNull()
  await later()
  await arrive(() => cache.set(KEY, NAMES, CONTEXT))
  expect(await cache.get(KEY, CONTEXT)).toMatchObject({ value: NAMES })
})

test('a page is judged by the tags in its headers', async () => {
  const cache = await startedIn(await folderOfItsOwn())
  const page = {
    kind: 'APP_ROUTE',
    body: Buffer.from('Nova O.'),
    status: 200,
    headers: { 'x-next-cache-tags': TAGS[0] },
  }
  await arrive(async () => {
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
