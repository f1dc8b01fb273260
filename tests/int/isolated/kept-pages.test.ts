import '../../../scripts/next/testing/baseline'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchCache } from '../../../scripts/next/testing/kept-tags'
import { getFees, getNavigation, getSiteSettings } from '@/features/site/store/site'
import { freshDatabase } from '../support'

// Every function of the domains that reads the texts of a page, found by its name.
const FEATURES = new URL('../../../src/features/', import.meta.url)
const STORE_FILE = /\/store\/[\w/-]+(?<!\.test)\.ts$/
const READS_PAGE = /^export const get\w+Page\b/m
const PAGE = /^get\w+Page$/

type Read = () => Promise<{ globalType?: string }>

let cache: ReturnType<typeof watchCache>

freshDatabase('demo')
beforeAll(() => void (cache = watchCache()))
afterAll(() => cache.close())

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
    expect([name, cache.lastTags()]).toEqual([name, [`global:${globalType}`]])
  }
})

test.each([
  ['site-settings', getSiteSettings],
  ['navigation', getNavigation],
  ['fees', getFees],
] as const)('what stands on every page is kept under the tag of %s', async (slug, read) => {
  await read()
  expect(cache.lastTags()).toEqual([`global:${slug}`])
})
