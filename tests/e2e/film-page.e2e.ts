import type { Page } from '@playwright/test'
import { CHAPTERS, makeClipFilm } from '../support/clip'
import { makeFilm, type MadeFilm } from '../support/films'
import { divisionId, enterAs, makeMember, type TestMember } from '../support/members'
import { expectFitsNow } from '../support/content'
import { expect, revisit, test, visit } from '../support/site'
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
const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

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

test('plays, jumps to chapters and responds to the keyboard', async ({ page }) => {
  await open(page)
  const video = page.locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
  })
  await page.keyboard.press('k')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)

  const chapter = page.getByRole('link', { name: 'Again, slowly' })
  await expect(page.locator((await chapter.getAttribute('href'))!).locator('video')).toHaveCount(1)
  await chapter.click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(19.9)
  await expect.poll(() => isPaused(page)).toBe(false)
  await page.keyboard.press(' ')
  await expect.poll(() => isPaused(page)).toBe(true)
  const before = await timeOf(page)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => timeOf(page)).toBeCloseTo(before - 5, 1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => timeOf(page)).toBeCloseTo(before, 1)

  await page.keyboard.press('>')
  await expect(page.getByLabel('Speed')).toHaveValue('1.25')
  await page.getByLabel('Speed').selectOption('0.5')
  await expect(video).toHaveJSProperty('playbackRate', 0.5)
  const mode = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)
  expect(await mode()).toBe('showing')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('c')
  expect(await mode()).toBe('hidden')
  await page.getByText('Keyboard', { exact: true }).click()
  await page.getByLabel('Steer the film with these keys').uncheck()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('c')
  expect(await mode()).toBe('hidden')
})

test('resumes where it stopped, on another device, and shows how much was seen', async ({
  page,
  browser,
  db,
  baseURL,
}) => {
  await open(page)
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true
    video.playbackRate = 2
    video.currentTime = 10
    return video.play()
  })
  await expect.poll(() => timeOf(page)).toBeGreaterThan(14)
  // Leaving the page is enough: nothing was paused and less than ten seconds have passed.
  await visit(page, '/film-room')
  const stored = async () => {
    const { rows } = await db.query('SELECT position::int, share::int FROM film_views WHERE member_id = $1', [
      player.id,
    ])
    return rows[0] as { position: number; share: number }
  }
  await expect.poll(async () => (await stored()).position).toBeGreaterThanOrEqual(13)

  const { position, share } = await stored()
  expect(share).toBeGreaterThanOrEqual(5)
  expect(share).toBeLessThan(40)
  const device = await browser.newContext({ baseURL })
  await enterAs(device, db, player.id, baseURL!)
  const other = await device.newPage()
  await open(other)
  await expect(other.getByText(`${share}% seen`)).toBeVisible()
  await other.getByRole('button', { name: `Resume at 0:${position}` }).click()
  await expect.poll(() => timeOf(other)).toBeGreaterThan(position)
  await expect(other.getByRole('button', { name: 'Start over' })).toHaveCount(0)
  await revisit(other)
  await other.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => timeOf(other)).toBeLessThan(10)
  await device.close()
})

test.describe('a film on another host', () => {
  for (const [link, host] of [
    [`https://www.youtube.com/watch?v=${ID}`, 'www.youtube-nocookie.com'],
    ['https://vimeo.com/123456789', 'player.vimeo.com'],
  ] as const) {
    test(`${host} gets no request before play is clicked`, async ({ page, db, noticed }) => {
      const elsewhere = await makeFilm(db, { divisions, videoUrl: link, chapters: CHAPTERS })
      await page.route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'A player' }))
      await open(page, elsewhere.slug)
      await expect(page.getByText('Nothing is loaded from there until you press play')).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(noticed).toEqual([])

      await page.getByRole('button', { name: /^Play on/ }).click()
      const frame = page.locator('iframe')
      await expect(frame).toHaveAttribute('src', new RegExp(`^https://${host}/`))
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
      await expect(frame).toHaveAttribute('title', elsewhere.title)
      await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
      await expect(page.frameLocator('iframe').getByText('A player')).toBeVisible()
      await page.getByRole('link', { name: 'Again, slowly' }).click()
      await expect(frame).toHaveAttribute('src', /(start=20|#t=20s)/)
      // The player comes from another host, as intended.
      noticed.length = 0
    })
  }

  test('a film from an unlisted host is not played', async ({ page, db }) => {
    for (const videoUrl of [
      'https://evil.example/embed/1',
      'javascript:alert(1)//embed',
      'https://example.org/film.avi',
    ]) {
      const odd = await makeFilm(db, { divisions, videoUrl })
      await open(page, odd.slug)
      await expect(page.getByText('The video format is not supported. Please contact your coach.')).toBeVisible()
      await expect(page.locator('iframe, video')).toHaveCount(0)
    }
  })
})
