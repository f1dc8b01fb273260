import type { Page } from '@playwright/test'
import { makeClipFilm } from '../support/clip'
import { makeFilm, type MadeFilm } from '../support/films'
import { divisionId, enterAs, makeMember, type TestMember } from '../support/members'
import { expectFitsNow } from '../support/content'
import { expect, test, visit } from '../support/site'
import { styled } from '../support/styled'

const ID = 'dQw4w9WgXcQ'
let player: TestMember
let film: MadeFilm
let divisions: string[]

test.beforeAll(async ({ db }) => {
  divisions = [await divisionId(db, '13U')]
  film = await makeClipFilm(db, divisions)
})

test.beforeEach(async ({ context, db, baseURL }) => {
  player = await makeMember(db, { divisions, hasCode: false })
  await enterAs(context, db, player.id, baseURL!)
})

const open = (page: Page, slug = film.slug) => visit(page, `/film-room/${slug}`)

test('a visitor is redirected to sign in, and returns here', async ({ request }) => {
  const visitors: Record<string, string>[] = [{}, { cookie: 'member=forged; tba_access=true' }]
  for (const headers of visitors) {
    const answer = await request.get(`/film-room/${film.slug}`, { headers, maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([307, `/login?next=%2Ffilm-room%2F${film.slug}`])
    expect(await answer.text()).not.toContain('Rotate early')
  }
})

test('shows the film, what to look for, its details and the link back', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Rotate early' })).toBeVisible()
  await expect(page.getByText('Look at the two who are far from the ball.')).toBeVisible()
  await expect(page.locator(`${styled('details')} > div`)).toHaveText([
    'CategoryDefense',
    'CoachTheo Storey',
    'LevelFoundation',
    'Duration1:00',
  ])
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveAttribute(
    'href',
    '/film-room',
  )
  await page.getByRole('link', { name: 'Return to Film Library' }).click()
  await expect(page).toHaveURL('/film-room')
})

test('is marked as watched only for the member who opened it', async ({ page, db, browser, baseURL }) => {
  await open(page)
  const other = await makeMember(db, { divisions, hasCode: false })
  const parent = await makeMember(db, { role: 'parent', children: [other.id], hasCode: false })
  const home = await browser.newContext({ baseURL })
  await enterAs(home, db, parent.id, baseURL!)
  expect((await home.request.get(`/film-room/${film.slug}?child=${other.id}`)).status()).toBe(200)
  const saving = await home.request.post('/members/progress', {
    data: { film: film.slug, position: 5, from: 0, to: 5 },
  })
  expect(saving.status()).toBe(403)
  await home.close()
  const { rows } = await db.query('SELECT member_id FROM film_views WHERE film_id = $1 AND member_id = ANY($2)', [
    film.id,
    [player.id, other.id, parent.id],
  ])
  expect(rows).toEqual([{ member_id: player.id }])
})

test('a missing film shows a message, and redirects back', async ({ page }) => {
  const answer = await open(page, 'no-such-film')
  expect([answer?.status(), await answer?.text()]).toEqual([404, expect.stringContaining('Film Not Found')])
  await expect(page.getByRole('heading', { name: 'Film Not Found' })).toBeVisible()
  await expect(page.getByText('Film not found', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Film Library' })).toHaveAttribute('href', '/film-room')
  await expect(page).toHaveURL('/film-room')
})

test('is accessible, on a phone and on a desktop', async ({ page, db }) => {
  const elsewhere = await makeFilm(db, { divisions, videoUrl: `https://youtu.be/${ID}` })
  for (const slug of [film.slug, elsewhere.slug]) {
    await open(page, slug)
    await expectFitsNow(page)
  }
})
