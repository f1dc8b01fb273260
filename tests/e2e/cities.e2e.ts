import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually } from '../support/eventually'
import { styled } from '../support/styled'

const CITIES = [
  ['chandler', 'Chandler', '50 minutes', '45 miles'],
  ['glendale', 'Glendale', '25 minutes', '18 miles'],
  ['peoria', 'Peoria', '20 minutes', '12 miles'],
  ['phoenix', 'Phoenix', '35 minutes', '28 miles'],
  ['scottsdale', 'Scottsdale', '45 minutes', '38 miles'],
] as const
const GEO_TAGS = ['geo.region', 'geo.placename', 'geo.position', 'ICBM']

function address(slug: string): string {
  return `/locations/${slug}-basketball`
}

async function metaOf(page: Page, name: string): Promise<string | null> {
  return page.locator(`meta[name="${name}"]`).getAttribute('content')
}

for (const [slug, city, minutes, miles] of CITIES) {
  test(`the page of ${city} has every part of the template`, async ({ page }) => {
    expect((await visit(page, address(slug)))?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Elite Basketball Training in ${city}, Arizona`)
    await expect(page).toHaveTitle(`Elite Basketball Training in ${city}, Arizona | The Basketball Academy`)
    const drive = main.getByRole('region', { name: `${miles} to the rim` })
    await expect(drive.getByRole('definition')).toHaveText([minutes, miles])
    await expect(drive).toContainText('the facility in Surprise')
    const stories = main.getByRole('region', { name: `Small wins from ${city}` }).getByRole('listitem')
    expect(await stories.count()).toBeGreaterThan(1)
    const quote = main.getByRole('figure')
    await expect(quote.getByRole('blockquote')).toHaveCount(1)
    await expect(quote.locator('b')).toHaveText(/^\w+ \w\.$/)
    await expect(quote).toContainText(city)
    for (const [name, href] of [
      ['CLAIM YOUR SPOT', '/register'],
      ['START YOUR JOURNEY', '/register'],
      ['LEARN MORE about the academy', '/about'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    const others = main.getByRole('navigation', { name: 'Also from' }).getByRole('link')
    const hrefs = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(CITIES.filter(([other]) => other !== slug).map(([other]) => address(other)))
    await expect(main).not.toContainText(/[{}]|undefined|null|NaN/)
  })

  test(`search engines get the location of ${city} and one canonical address of its page`, async ({
    page,
    request,
  }) => {
    const moved = await request.get(`/${slug}-basketball`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, address(slug)])
    await visit(page, address(slug))
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical!).pathname).toBe(address(slug))
    expect(await metaOf(page, 'geo.region')).toBe('US-AZ')
    expect(await metaOf(page, 'geo.placename')).toBe(city)
    expect(await metaOf(page, 'geo.position')).toMatch(/^33\.\d+;-11\d\.\d+$/)
    expect(await metaOf(page, 'ICBM')).toMatch(/^33\.\d+, -11\d\.\d+$/)
    expect(await metaOf(page, 'keywords')).toContain(city)
    expect(await metaOf(page, 'description')).toContain(city)
  })
}

test('no two cities share their texts, their location or their drawn map', async ({ page }) => {
  const seen: string[][] = []
  for (const [slug] of CITIES) {
    await visit(page, address(slug))
    const words = await page.getByRole('blockquote').innerText()
    const tags = await Promise.all(GEO_TAGS.slice(1).map((name) => metaOf(page, name)))
    const way = await page.locator(`${styled('driveMap')} .dots`).getAttribute('d')
    seen.push([words, ...tags.map(String), way!])
  }
  for (const part of seen[0]!.keys()) expect(new Set(seen.map((parts) => parts[part])).size).toBe(CITIES.length)
})

test('all five pages have the same sections in the same order', async ({ page }) => {
  const orders = new Set<string>()
  for (const [slug, city, , miles] of CITIES) {
    await visit(page, address(slug))
    const headings = await page.getByRole('main').getByRole('heading').allTextContents()
    orders.add(headings.join('|').replaceAll(city, '{city}').replace(miles, '{distance}'))
  }
  expect([...orders]).toHaveLength(1)
})

test('ages 8-14 are named on some of the pages, not on all', async ({ request }) => {
  const bodies = await Promise.all(CITIES.map(async ([slug]) => (await request.get(address(slug))).text()))
  // Matches with the word: identifiers in a page may contain the digits alone.
  expect(bodies.map((body) => body.includes('aged 8-14'))).toEqual([true, false, false, false, true])
})

test('LEARN MORE and CLAIM YOUR SPOT link to the expected pages', async ({ page }) => {
  await visit(page, address('peoria'))
  await page.getByRole('link', { name: 'LEARN MORE' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await page.getByRole('link', { name: 'CLAIM YOUR SPOT' }).click()
  await expect(page).toHaveURL('/player-registration')
})

test('an unknown city is not found at both addresses', async ({ request }) => {
  for (const path of ['/locations/tucson-basketball', '/tucson-basketball', '/locations/chandler', '/locations'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

test('every city page shows a shared text that staff changed', async ({ page, request, baseURL }) => {
  await signInAs(page, 'editor')
  const headers = { origin: baseURL! }
  const now = await page.request.get('/api/globals/cities-page', { headers })
  const before = (await now.json()) as { stories: { text: string } }
  const save = (text: string) =>
    page.request.post('/api/globals/cities-page', {
      headers,
      data: { stories: { ...before.stories, text }, _status: 'published' },
    })
  const text = `From {city} at ${Date.now()}.`
  expect((await save(text)).status()).toBe(200)
  for (const [slug, city] of [CITIES[1], CITIES[3]]) {
    const body = () => request.get(address(slug)).then((response) => response.text())
    await expectEventually(body, (shown) => shown.toContain(text.replace('{city}', city)))
  }
  expect((await save(before.stories.text)).status()).toBe(200)
})
