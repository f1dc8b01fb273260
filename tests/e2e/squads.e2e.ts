import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { giveConsents } from '../support/consents'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually } from '../support/eventually'
import { styled } from '../support/styled'

type SeedPlayer = { slug: string; firstName: string; lastName: string }
type SeedEnrolment = { player: string; publication?: string }

const PLAYERS = readSeed<SeedPlayer>('players')
const FULL = new Set(readSeed<SeedEnrolment>('enrolments').flatMap((one) => (one.publication ? one.player : [])))
const PRIVATE = PLAYERS.filter(({ slug }) => !FULL.has(slug))
const SQUADS = [
  ['9U', 'Foundation Phase', 2],
  ['10U', 'Expansion Phase', 4],
  ['11U', 'Expansion Phase', 5],
  ['12U', 'Identity Phase', 3],
  ['13U', 'Identity Phase', 6],
  ['14U', 'Performance Phase', 2],
] as const

test('the squads page has its values, benefits, squads by age, and stages', async ({ page }) => {
  await visit(page, '/teams')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ELITE SQUADS')
  await expect(main.locator(`${styled('squadValues')} > li`)).toHaveCount(3)
  await expect(main.locator(`${styled('benefits')} > li`)).toHaveText([
    'Optional add-on for Academy athletes',
    'Integrated training programs',
    'Access to elite facilities',
  ])
  await expect(main.getByRole('link', { name: 'Access to elite facilities' })).toHaveAttribute('href', '/performance')
  const squads = main.getByRole('article')
  await expect(squads.getByRole('heading')).toHaveText(SQUADS.map(([key]) => key))
  for (const [index, [, phase]] of SQUADS.entries()) await expect(squads.nth(index)).toContainText(phase)
  await expect(squads.first()).toContainText('Establishing baseline skill and team awareness')
  const stages = main.locator(`${styled('stages')} > li`)
  await expect(stages).toHaveCount(7)
  for (const stage of await stages.all()) {
    for (const part of ['h3', `${styled('ages')} b`, 'ul > li >> nth=0', styled('goal')]) {
      await expect(stage.locator(part)).not.toBeEmpty()
    }
  }
})

test('rosters are tables with every cell filled, and names link to players', async ({ page, request }) => {
  await visit(page, '/teams')
  const squads = page.getByRole('main').getByRole('article')
  await expect(squads.first().getByRole('columnheader')).toHaveText(['Player', 'Position', '#', 'Height'])
  // The 9U roster is changed by a test below, so only the other rosters are counted here.
  for (const [index, [, , count]] of SQUADS.entries()) {
    if (index > 0) await expect(squads.nth(index).locator('tbody tr')).toHaveCount(count)
  }
  // The wall is a picture of the table: one jersey for each row, in the same order, outside the tab order.
  const jerseys = squads.nth(1).locator(`${styled('wall')} a`)
  await expect(jerseys).toHaveCount(4)
  for (const jersey of await jerseys.all()) await expect(jersey).toHaveAttribute('tabindex', '-1')
  const suri = squads.nth(1).getByRole('row', { name: /Suri I\./ })
  await expect(suri.getByRole('cell')).toHaveText(['—', 'TBD', '—'])
  await expect(squads.nth(1).getByRole('row', { name: /Otis/ })).toContainText('5\'1"')
  await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN/)
  const link = suri.getByRole('link')
  await expect(link).toHaveAttribute('href', `/player/${encodeURIComponent('Suri I.')}`)
  const moved = await request.get('/player/Suri%20I.', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, '/player/suri-i'])
  await link.click()
  await expect(page).toHaveURL('/player/suri-i')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suri I.')
})

test('a player’s page shows the known fields, omits the rest, and is excluded from search engines', async ({
  page,
}) => {
  await visit(page, '/player/avery-e')
  const main = page.getByRole('main')
  for (const text of ['Point Guard', '4\'6"', '4.5', '2.0', '3.1', 'Achievements', 'Avery dribbles to school']) {
    await expect(main).toContainText(text)
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(main.locator('svg').filter({ hasText: 'Avery E.' })).toContainText('4')
  const picture = main.getByRole('link', { name: 'Picture to share' })
  await expect(picture).toHaveAttribute('href', '/share/player/avery-e.png')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share\/player\/avery-e\.png$/)
  await visit(page, '/player/suri-i')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0)
  await expect(main).not.toContainText(/Height|Position|undefined|null/)
})

test('no response of the server contains a child’s last name, in any format of a page', async ({ request }) => {
  const addresses = ['/teams', '/player-pathway', '/player/avery-e', '/player/m-makebelieve', '/player/no-such-child']
  for (const address of addresses) {
    for (const headers of [{}, { RSC: '1' }] as Record<string, string>[]) {
      const body = (await (await request.get(address, { headers })).text()).toLowerCase()
      const disclosed = PRIVATE.filter(({ lastName }) => body.includes(lastName.toLowerCase()))
      expect(disclosed, `${address} ${JSON.stringify(headers)}`).toEqual([])
    }
  }
  expect((await request.get('/api/players')).status()).toBe(401)
  for (const address of ['/player/a-exampleton', '/player/Avery%20Exampleton', '/player/no-such-child']) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404)
  }
  expect((await request.get('/player/m-makebelieve')).status()).toBe(200)
})

test('a player added, hidden and removed by a registrar appears and disappears on the squads page', async ({
  page,
  request,
  baseURL,
  db,
}) => {
  await signInAs(page, 'registrar')
  const headers = { origin: baseURL! }
  const added = await page.request.post('/api/players', {
    headers,
    data: { firstName: 'Avery', lastName: 'Elsewhere', age: 9, gender: 'boy', division: '9U', order: 999 },
  })
  expect(added.status()).toBe(201)
  const { doc } = (await added.json()) as { doc: { id: string; slug: string; publicSlug: string; number: string } }
  expect(doc).toMatchObject({ slug: 'a-elsewhere', publicSlug: null, publication: 'hidden', number: 'TBD' })
  const enrolment = await giveConsents(db, doc.id)
  const response = await page.request.patch(`/api/players/${doc.id}`, { headers, data: { publication: 'initial' } })
  expect(await response.json()).toMatchObject({ doc: { publicSlug: 'avery-e-2' } })
  await expectEventually(
    () => countRows(request),
    (shown) => shown.toBe(23),
  )
  expect((await request.get('/player/avery-e-2')).status()).toBe(200)
  expect(await pictureStatus(request)).toBe(200)
  const bio = 'Elsewhere is quick.'
  expect((await page.request.patch(`/api/players/${doc.id}`, { headers, data: { bio } })).status()).toBe(400)
  const hidden = await page.request.patch(`/api/players/${doc.id}`, { headers, data: { publication: 'hidden' } })
  expect(hidden.status()).toBe(200)
  await expectEventually(
    () => countRows(request),
    (shown) => shown.toBe(22),
  )
  expect((await request.get('/player/avery-e-2')).status()).toBe(404)
  await expectEventually(
    () => pictureStatus(request),
    (status) => status.toBe(307),
  )
  await db.query('DELETE FROM enrolments WHERE id = $1', [enrolment])
  expect((await page.request.delete(`/api/players/${doc.id}`, { headers })).status()).toBe(200)
})

test('a coach edits the roster of their own divisions, and sees no other', async ({ page, baseURL, db }) => {
  await signInAs(page, 'coach')
  const headers = { origin: baseURL! }
  const { docs } = (await (await page.request.get('/api/players?limit=100', { headers })).json()) as {
    docs: { division: string }[]
  }
  expect([...new Set(docs.map(({ division }) => division))].sort()).toEqual(['12U', '13U'])
  const data = { firstName: 'Avery', lastName: 'Elsewhere', age: 9, gender: 'boy', division: '9U' }
  const refused = await page.request.post('/api/players', { headers, data })
  expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining('Ask a registrar')])
  // Other tests of this environment add their own players.
  const own = await db.query(`SELECT FROM players WHERE division IN ('12U', '13U') AND deleted_at IS NULL`)
  expect(own.rowCount).toBeGreaterThanOrEqual(3 + 6)
  await visit(page, '/admin/collections/players?limit=100')
  await expect(page.getByRole('row')).toHaveCount(1 + own.rowCount!)
})

test('the pathway page shows its start and its end', async ({ page, request }) => {
  await visit(page, '/player-pathway')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('THE REALEST PLAYER PATHWAY')
  await expect(main).toContainText(/U6 to college-ready/)
  await expect(main.locator(`${styled('stages')} > li`)).toHaveCount(7)
  await expect(main.getByRole('heading', { name: 'WHERE IT LEADS' })).toBeVisible()
  await expect(main.locator(`${styled('leads')} h3`)).toHaveText([
    'NCAA & NAIA programs',
    'JUCO pipelines',
    'International and pro prep',
    'Real Version of You',
  ])
  for (const [name, href] of [
    ['Submit Player Profile', '/register'],
    ['Train With Us', '/train'],
    ['View Youth Academy', '/academy/youth'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const moved = await request.get('/academy/youth', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, '/youth-academy'])
})

/** Returns the status of the picture to share of the player whom a test adds and hides. */
async function pictureStatus(request: APIRequestContext): Promise<number> {
  return (await request.get('/share/player/avery-e-2.png', { maxRedirects: 0 })).status()
}

async function countRows(request: APIRequestContext): Promise<number> {
  return ((await (await request.get('/teams')).text()).match(/<th scope="row"/g) ?? []).length
}

function readSeed<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(`seed/content/${name}.json`, 'utf8')) as Row[]
}
