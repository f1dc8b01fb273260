import type { APIRequestContext } from '@playwright/test'
import { PAGES } from '../../../scripts/lib/pages.mjs'
import { inRoot } from '../../../scripts/lib/locations.mjs'
import { paths } from '../../../src/lib/paths'
import { findForms } from '../../support/every-form'
import { findInFiles } from '../../support/find-in-files'
import { expect, test } from '../../support/http'
import { readServerLog } from '../../support/logins'
import { reportCases } from '../../support/security-counts'
import { eraseChild, showChild, type PublicChild } from '../../support/public-child'

const FEEDS = ['/sitemap.xml', '/robots.txt', '/blog/feed.xml', '/events/calendar.ics', '/api/me', '/film-room']
/** A page as a document, and as data for the browser’s navigation. */
const KINDS = [
  ['', {}],
  [' as data', { rsc: '1' }],
] as const
/** Files of a build copy that a server may write. */
const WRITTEN = /\.(html|rsc|body|meta|json)$/

test.use({ environmentName: 'erasure' })

test('an erased child is removed from the pages in memory of two instances, from files and from the log', async ({
  request,
  playwright,
  environment,
  db,
}) => {
  test.setTimeout(300_000)
  const other = await environment.openInstance()
  const second = await playwright.request.newContext({ baseURL: other.url })
  const child = await showChild({ request, db })
  const own = ['/teams', paths.player(child.slug)]
  const searchOwn = () => Promise.all([request, second].map((from) => findPlaces(from, child, own)))
  // One instance renders the documents, the other one their data.
  const searchAll = () =>
    Promise.all([request, second].map((from, index) => findPlaces(from, child, listAddresses(child), [KINDS[index]!])))
  const [asPages, asData] = KINDS.map(([kind]) => own.map((path) => path + kind))
  const [picture, shown] = [pictureOf(child), own.flatMap((path) => KINDS.map(([kind]) => path + kind))]
  await expect.poll(searchOwn, { timeout: 120_000 }).toEqual([
    [...shown, picture],
    [...shown, picture],
  ])
  expect(await searchAll()).toEqual([
    [...asPages!, picture],
    [...asData!, picture],
  ])
  for (const from of [request, second]) await expect.poll(() => isInMemory(from, child, own)).toBe(true)
  expect(findForms(readServerLog(), child.forms)).toEqual([])

  await eraseChild({ request, db }, child)
  await expect.poll(searchOwn, { timeout: 120_000 }).toEqual([[], []])
  expect(await searchAll()).toEqual([[], []])
  for (const from of [request, second]) {
    expect((await from.get(paths.player(child.slug))).status()).toBe(404)
    expect((await from.get(paths.player(child.name))).status()).toBe(404)
  }
  // The log has the requests for the page that is missing now.
  expect(readServerLog()).toContain('"path":"/player/…"')
  expect(findForms(readServerLog(), child.forms)).toEqual([])
  expect(await findInFiles(environment.env.FULLCOURT_DATA_DIR!, child.forms)).toEqual([])
  const build = inRoot(environment.env.NEXT_DIST_DIR!)
  for (const folder of [build, `${build}-2`])
    expect(await findInFiles(folder, child.forms, (name) => WRITTEN.test(name))).toEqual([])
  reportCases('erased child, responses searched', listAddresses(child).length * KINDS.length)
  await second.dispose()
})

/** Returns the addresses of an instance whose response contains data of the child, and its share picture if it exists. */
async function findPlaces(
  request: APIRequestContext,
  child: PublicChild,
  addresses: readonly string[],
  kinds: readonly (typeof KINDS)[number][] = KINDS,
): Promise<string[]> {
  const found: string[] = []
  for (const path of addresses)
    for (const [kind, headers] of kinds) {
      const answer = await request.get(path, { headers, maxRedirects: 0 })
      expect(answer.status(), path).toBeLessThan(500)
      const text = `${JSON.stringify(answer.headers())} ${await answer.text()}`
      if (findForms(withoutRequest(text, path), child.forms).length > 0) found.push(path + kind)
    }
  // A picture has the name as drawn letters.
  const drawn = await request.get(pictureOf(child), { maxRedirects: 0 })
  if (drawn.status() === 200) found.push(pictureOf(child))
  return found
}

function pictureOf({ slug }: PublicChild): string {
  return paths.share(`player/${slug}`)
}

function listAddresses({ name, slug }: PublicChild): string[] {
  const searches = [name, ...name.split(' ')].map((word) => `/search?q=${encodeURIComponent(word)}`)
  return [...new Set([...PAGES, ...FEEDS, paths.player(slug), ...searches])]
}

/** Removes what a page repeats of its own address: the words that were searched for, and the address of a missing page. */
function withoutRequest(text: string, path: string): string {
  const searched = decodeURIComponent(path.replace(/^\/(player\/|search\?q=)/, ''))
  if (searched === path) return text
  return [searched, encodeURIComponent(searched), ...searched.split(' ')].reduce(
    (rest, part) => rest.replaceAll(part, ''),
    text,
  )
}

/** Returns whether an instance answers all of these addresses from memory. */
async function isInMemory(request: APIRequestContext, child: PublicChild, addresses: readonly string[]) {
  const before = await countHits(request)
  await findPlaces(request, child, addresses)
  return (await countHits(request)) - before >= addresses.length * KINDS.length
}

/** Returns how many pages an instance has answered from memory. */
async function countHits(request: APIRequestContext): Promise<number> {
  const text = await (await request.get('/metrics')).text()
  return Number(/^fullcourt_page_cache_hits_total (\d+)/m.exec(text)![1])
}
