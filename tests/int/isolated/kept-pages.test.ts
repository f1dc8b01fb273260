// Before everything that loads Next, which otherwise knows no requests.
import 'next/dist/server/node-environment-baseline.js'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFees, getNavigation, getSiteSettings } from '@/features/site/store/site'
import { freshDatabase } from '../support'

// Every function of the domains that reads the texts of a page, found by its name.
const FEATURES = new URL('../../../src/features/', import.meta.url)
const STORE_FILE = /\/store\/[\w/-]+(?<!\.test)\.ts$/
const READS_PAGE = /^export const get\w+Page\b/m
const PAGE = /^get\w+Page$/

type Read = () => Promise<{ globalType?: string }>
type WithCache = typeof globalThis & { __incrementalCache?: object }

/** The tags under which something was kept, in the place where Next looks for its cache. */
let tags: string[] = []
const cache = {
  generateSimpleCacheKey: (key: string) => Promise.resolve(key),
  get: (_key: string, asked: { tags: string[] }) => Promise.resolve(void (tags = asked.tags)),
  set: () => Promise.resolve(),
}

freshDatabase('demo')
beforeAll(() => void ((globalThis as WithCache).__incrementalCache = cache))
afterAll(() => void delete (globalThis as WithCache).__incrementalCache)

async function listReads(): Promise<[name: string, read: Read][]> {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) => STORE_FILE.test(file))
  const readers = files.filter((file) => READS_PAGE.test(readFileSync(new URL(file, FEATURES), 'utf8')))
  const modules = await Promise.all(
    readers.map((file) => import(new URL(file, FEATURES).href) as Promise<Record<string, Read>>),
  )
  return modules.flatMap((queries) => Object.entries(queries)).filter(([name]) => PAGE.test(name))
}

test('every page is kept under the tag of the global that it reads, and under no other', async () => {
  const reads = await listReads()
  expect(reads.length).toBeGreaterThan(25)
  for (const [name, read] of reads) {
    const { globalType } = await read()
    expect([name, tags]).toEqual([name, [`global:${globalType}`]])
  }
})

test.each([
  ['site-settings', getSiteSettings],
  ['navigation', getNavigation],
  ['fees', getFees],
] as const)('what stands on every page is kept under the tag of %s', async (slug, read) => {
  await read()
  expect(tags).toEqual([`global:${slug}`])
})
