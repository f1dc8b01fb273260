import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { GLOBAL_PATHS } from '../../src/lib/content-paths'
import { isSeeded } from '../support/articles'
import { expect, test } from '../support/http'
import { staffHeaders } from '../support/staff-session'

type SeedPlayer = { firstName: string; lastName: string }
type Data = { '@type': string; [key: string]: unknown }

const CHILDREN = (JSON.parse(readFileSync('seed/content/players.json', 'utf8')) as SeedPlayer[]).map(
  ({ firstName, lastName }) => [`${firstName} ${lastName}`, `${firstName} ${lastName[0]}.`],
)
const NEVER_LISTED = /\/(player|admin|api|forms|search|register|tryout-registration|preview|dev|share)(\/|$)/
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}-07:00)?$/

/** Properties that search engines require, by type. */
const PROPERTIES: Record<string, string[]> = {
  SportsOrganization: ['@id', 'name', 'url', 'logo', 'telephone', 'address', 'nonprofitStatus', 'sameAs'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer'],
}

async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname).filter(isSeeded)
}

function contents(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content]) => decode(content!))
}

function decode(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function readHead(html: string) {
  return {
    titles: contents(html.split('</head>')[0]!, /<title>([^<]*)<\/title>/g),
    descriptions: contents(html, /<meta name="description" content="([^"]*)"/g),
    canonicals: contents(html, /<link rel="canonical" href="([^"]*)"/g),
    pictures: contents(html, /<meta property="og:image" content="([^"]*)"/g),
    robots: contents(html, /<meta name="robots" content="([^"]*)"/g),
  }
}

function readData(html: string): Data[] {
  return contents(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g).map(
    (text) => JSON.parse(text) as Data,
  )
}

test('the sitemap lists every published page once, with its date, and no excluded page', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const xml = await response.text()
  const paths = await listedPaths(request)
  expect(new Set(paths).size).toBe(paths.length)
  const written = Object.values(GLOBAL_PATHS).filter((path) => path !== '/search' && path !== '/funding-deck')
  for (const path of [...written, '/player-registration', '/locations/chandler-basketball', '/blog/film-habits'])
    expect(paths).toContain(path)
  expect(paths.filter((path) => NEVER_LISTED.test(path))).toEqual([])
  expect(xml).not.toContain('<loc>/')
  expect([...xml.matchAll(/<loc>([^<]+)/g)].every(([, url]) => url!.startsWith(baseURL!))).toBe(true)
  expect([...xml.matchAll(/<lastmod>/g)].length).toBeGreaterThanOrEqual(paths.length - 1)
})

test('robots.txt names the sitemap and the excluded paths', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text()
  for (const path of ['/admin', '/api/', '/forms/', '/preview', '/search']) expect(text).toContain(`Disallow: ${path}`)
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('every listed page has one title, one description and its own canonical address', async ({ request, baseURL }) => {
  test.setTimeout(180_000)
  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() }
  const misfits: string[] = []
  for (const path of await listedPaths(request)) {
    const response = await request.get(path, { maxRedirects: 0 })
    const head = readHead(await response.text())
    const note = (problem: string) => misfits.push(`${path}: ${problem}`)
    if (response.status() !== 200) note(`answers ${response.status()}`)
    for (const name of ['titles', 'descriptions', 'canonicals', 'pictures'] as const)
      if (head[name].length !== 1) note(`${head[name].length} ${name}`)
    if (head.robots.some((value) => value.includes('noindex'))) note('noindex')
    const [[title = ''], [description = '']] = [head.titles, head.descriptions]
    if (description.length < 50 || description.length > 160) note(`description of ${description.length} characters`)
    if (head.canonicals[0] !== `${baseURL}${path === '/' ? '' : path}`) note(`canonical ${head.canonicals[0]}`)
    for (const [name, value] of [
      ['titles', title],
      ['descriptions', description],
    ] as const) {
      if (seen[name].has(value)) note(`the same ${name} as ${seen[name].get(value)}`)
      seen[name].set(value, path)
    }
  }
  expect(misfits).toEqual([])
})

test('every listed page has its own picture for shared links, 1200 by 630', async ({ request, baseURL }) => {
  test.setTimeout(240_000)
  const bodies = new Set<string>()
  for (const path of await listedPaths(request)) {
    const [picture] = readHead(await (await request.get(path)).text()).pictures
    const response = await request.get(picture!, { maxRedirects: 0 })
    expect([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/png'])
    expect(response.headers()['cache-control']).toContain('public')
    const body = await response.body()
    expect([body.readUInt32BE(16), body.readUInt32BE(20)], picture).toEqual([1200, 630])
    expect(bodies.has(body.toString('base64')), `${picture} is the same as another`).toBe(false)
    bodies.add(body.toString('base64'))
    expect(picture).toBe(`${baseURL}/share/${path === '/' ? 'home' : path.slice(1)}.png`)
  }
})

test('the text of a picture comes from its page, never from its address', async ({ request }) => {
  for (const [address, location] of [
    ['/share/buy-now-cheap.png', '/share.png'],
    ['/share/player/avery-z.png', '/share.png'],
    ['/share/events/month/2027-01.png', '/share/events.png'],
    ['/share/teams', '/share.png'],
    ['/share/Teams%22%3E.png', '/share.png'],
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([307, location])
  }
})

test('a new headline appears in the picture as soon as staff publish it', async ({ request }) => {
  const read = async () => (await (await request.get('/share/private-training.png')).body()).toString('base64')
  const before = await read()
  const headers = await staffHeaders(request, 'editor')
  const address = '/api/globals/private-training-page'
  const { hero } = (await (await request.get(address, { headers })).json()) as { hero: { title: string } }
  const save = (title: string) =>
    request.post(address, {
      headers,
      data: { hero: { ...hero, title }, _status: 'published' },
    })
  expect((await save('ONE COACH, ONE PLAYER')).status()).toBe(200)
  await expect.poll(read).not.toBe(before)
  expect((await save(hero.title)).status()).toBe(200)
  await expect.poll(read).toBe(before)
})

for (const path of ['/player/avery-e', '/search', '/search?q=tryout', '/no-such-page']) {
  test(`${path} is excluded from search engines and has no metadata for them`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const { robots, pictures } = readHead(html)
    expect(robots.join()).toContain('noindex')
    // The family of this player agreed to be shown; every other page has the picture of the site.
    const own = path.startsWith('/player/') ? `/share${path}.png` : '/share.png'
    expect(pictures.filter((picture) => !picture.endsWith(own))).toEqual([])
    expect(readData(html)).toEqual([])
  })
}

test('structured data is complete on every listed page, each type once', async ({ request, baseURL }) => {
  test.setTimeout(180_000)
  const types = new Map<string, string[]>()
  for (const path of await listedPaths(request)) {
    const html = await (await request.get(path)).text()
    const data = readData(html)
    types.set(
      path,
      data.map((one) => one['@type']),
    )
    for (const one of data) {
      expect(PROPERTIES, `${path} has a type without a check`).toHaveProperty(one['@type'])
      for (const property of PROPERTIES[one['@type']]!)
        expect(one, `${path} ${one['@type']}`).toHaveProperty([property])
    }
    const text = JSON.stringify(data)
    for (const [, url] of text.matchAll(/"(?:url|item|logo|image|@id|mainEntityOfPage)":"([^"]*)"/g))
      expect(url).toContain(url!.startsWith('/') ? baseURL! : '://')
    for (const [, date] of text.matchAll(/"(?:\w+Date|date\w+)":"([^"]+)"/g)) expect(date).toMatch(MOMENT)
    for (const name of CHILDREN.flat()) expect(text, `${path} names a child`).not.toContain(name)
  }
  for (const [path, found] of types) expect(new Set(found).size, `${path} has a type twice`).toBe(found.length)
  expect(types.get('/')).toContain('SportsOrganization')
  expect(types.get('/contact')).toContain('SportsOrganization')
  expect(types.get('/faqs')).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(types.get('/about')).toContain('BreadcrumbList')
  for (const [path, found] of types) {
    if (/^\/blog\/[^/]+$/.test(path)) expect(found, path).toContain('Article')
    if (/^\/events\/[^/]+$/.test(path)) expect(found, path).toContain('Event')
  }
})
