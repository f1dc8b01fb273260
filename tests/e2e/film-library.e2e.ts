import type { Page } from '@playwright/test'
import { finishQuiz, makeAssignment, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { divisionId, enterAs, makeMember, type TestMember } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { expectAccessible } from '../support/accessible'
import { expectFits, expectFitsNow } from '../support/content'
import { both, expect, test, revisit, visit } from '../support/site'

// Uses its own division to exclude films that other tests publish for everyone: a word marks the films of this test.
const WORD = 'Quokka'
const library = `/film-room?q=${WORD}`
let player: TestMember

test.beforeAll(async ({ db }) => {
  const division = await divisionId(db, '14U')
  player = await makeMember(db, { name: 'Jordan P.', divisions: [division], hasCode: false })
  await db.query('DELETE FROM films WHERE title LIKE $1', [`${WORD}%`])
  const kept = { divisions: [division] }
  const zone = await makeFilm(db, { ...kept, title: `${WORD} zone`, category: 'Defense', duration: 779, order: 2001 })
  const gap = await makeFilm(db, { ...kept, title: `${WORD} gap`, category: 'Offense', duration: 59, order: 2002 })
  await makeFilm(db, { ...kept, title: `${WORD} study`, category: 'Player Study', coach: 'Ruth Figment', order: 2003 })
  await makeAssignment(db, { film: zone.id, divisions: [division], dueOn: '2030-01-05', note: 'Watch the weak side.' })
  await finishQuiz(db, player.id, await makeQuiz(db, { film: gap }), 90)
})

test.beforeEach(async ({ context, db, baseURL }) => {
  await db.query('DELETE FROM film_views WHERE member_id = $1', [player.id])
  await enterAs(context, db, player.id, baseURL!)
})

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: `${WORD} ${name}` })
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const upper = (...names: string[]) => names.map((name) => `${WORD} ${name}`.toUpperCase())

test('greets by name, and cards show the member’s own state', async ({ page }) => {
  await visit(page, library)
  await expect(page.getByText('Welcome back, Jordan P.!', { exact: true })).toBeVisible()
  await expect(page.getByPlaceholder('Search films...', { exact: true })).toHaveAccessibleName('Search films')
  await expect(card(page, 'zone')).toContainText('12 min')
  await expect(card(page, 'zone')).toContainText('Due Jan 5')
  await expect(card(page, 'zone')).toContainText('Watch the weak side.')
  await expect(card(page, 'gap')).toContainText('0 min')
  await expect(card(page, 'gap')).toContainText('Badge earned')
  // A tag on the drawing would cover a player.
  await expect(card(page, 'zone').locator('[data-category]')).not.toContainText('Due')
})

test('the assignment that is due first is above the films, until it is finished', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const division = await divisionId(db, '14U')
  const kit = await makeMember(db, { name: 'Kit N.', divisions: [division], hasCode: false })
  const film = await makeFilm(db, { title: 'Numbat cuts', divisions: [division], order: 2004 })
  await makeAssignment(db, { film: film.id, members: [kit.id], dueOn: '2020-01-05', note: 'Twice, please.' })
  await enterAs(context, db, kit.id, baseURL!)

  await visit(page, '/film-room')
  const next = page.getByRole('region', { name: 'Numbat cuts' })
  await expect(next).toContainText('Overdue')
  await expect(next).toContainText('Twice, please.')
  await expect(next.getByRole('link', { name: 'Watch it now' })).toHaveAttribute('href', `/film-room/${film.slug}`)

  await watch(db, kit.id, film.id)
  await visit(page, '/film-room?q=Numbat')
  await expect(page.getByRole('article').filter({ hasText: 'Numbat cuts' })).toContainText('Watched')
  await expect(next).toHaveCount(0)
})

test('search, tabs and categories combine, are in the address and work with the back button', async ({ page }) => {
  await visit(page, '/film-room')
  const search = page.getByRole('searchbox')
  await search.fill(`  ${WORD.toUpperCase()} `)
  await expect.poll(() => titles(page)).toEqual(upper('zone', 'gap', 'study'))
  await expect(page).toHaveURL(`/film-room?q=${WORD.toUpperCase()}`)

  const defense = page.getByRole('button', { name: 'Defense', exact: true })
  await expect(defense).toHaveAttribute('aria-pressed', 'true')
  await defense.click()
  await expect(defense).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => titles(page)).toEqual(upper('gap', 'study'))
  await page.getByRole('tab', { name: 'Assigned' }).click()
  await expect(page.getByText('No films found', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?tab=assigned&q=QUOKKA&hide=Defense$/)

  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(upper('gap', 'study'))
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(upper('zone', 'gap', 'study'))
  await page.goBack()
  await expect(search).toHaveValue('')
})

test('the server applies the address, also without JavaScript', async ({ page }) => {
  const answer = await page.request.get(`${library}&hide=Defense&tab=unwatched`)
  const html = await answer.text()
  expect(html).toContain(`Watch <!-- -->${WORD} gap`)
  expect(html).not.toContain(`Watch <!-- -->${WORD} zone`)
  expect(answer.headers()['cache-control']).toContain('no-store')
  // A film from another host plays in the library's dialog.
  expect(answer.headers()['content-security-policy']).toContain("frame-src 'self' https:")
})

test('an empty result shows a message, and one click clears the filters', async ({ page }) => {
  await visit(page, '/film-room?q=no-such-film&tab=watched')
  await expect(page.getByText('No films found', { exact: true })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(page).toHaveURL('/film-room')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the arrow keys move through the tabs', async ({ page }) => {
  await visit(page, library)
  await page.getByRole('tab', { name: 'All Films' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Assigned' })).toBeFocused()
  await expect.poll(() => titles(page)).toEqual(upper('zone'))
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Unwatched' })).toHaveAttribute('aria-selected', 'true')
})

test('a film opens in a dialog, which marks it opened and restores focus', both, async ({ page, db }) => {
  await visit(page, library)
  const watch = page.getByRole('button', { name: `Watch ${WORD} zone` })
  for (const close of ['Escape', 'button'] as const) {
    await watch.click()
    const dialog = page.getByRole('dialog', { name: `${WORD} zone` })
    await expect(dialog.getByText('The video format is not supported. Please contact your coach.')).toBeVisible()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(watch).toBeFocused()
  }
  await expect(card(page, 'zone')).toContainText('Opened')
  await revisit(page)
  await expect(card(page, 'zone')).toContainText('Opened')
  await page.getByRole('tab', { name: 'Watched', exact: true }).click()
  await expect.poll(() => titles(page)).toEqual([])
  await db.query(`UPDATE film_views SET share = 80 WHERE film_id = (SELECT id FROM films WHERE title = $1)`, [
    `${WORD} zone`,
  ])
  await revisit(page)
  await expect(card(page, 'zone')).toContainText('Watched')
  await page.getByRole('tab', { name: 'Watched', exact: true }).click()
  await expect.poll(() => titles(page)).toEqual(upper('zone'))
})

test('a film that cannot be opened shows an error after one retry', async ({ page }) => {
  let tries = 0
  await page.route('**/members/open-film', (route) => {
    tries += 1
    return route.fulfill({ status: 503, json: { message: 'Service unavailable' } })
  })
  await visit(page, library)
  await page.getByRole('button', { name: `Watch ${WORD} gap` }).click()
  await expect(page.getByText('Failed to load film details', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(tries).toBe(2)
})

test('parents view one child at a time; without a linked child they see no film', async ({ browser, db, baseURL }) => {
  const other = await makeMember(db, { name: 'Avery K.', divisions: ['9U'], hasCode: false })
  const parent = await makeMember(db, { role: 'parent', children: [player.id, other.id], hasCode: false })
  const lonely = await makeMember(db, { role: 'parent', hasCode: false })
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await enterAs(context, db, parent.id, baseURL!)
  await visit(page, `/film-room?child=${player.id}&q=${WORD}`)
  await expect.poll(() => titles(page)).toEqual(upper('zone', 'gap', 'study'))
  await page.getByRole('button', { name: `Watch ${WORD} zone` }).click()
  await expect(page.getByRole('dialog')).toContainText('not supported')
  const views = await db.query('SELECT FROM film_views WHERE member_id = ANY($1)', [[player.id, parent.id]])
  expect(views.rowCount).toBe(0)
  await visit(page, `/film-room?child=${player.id}`)
  await page.getByRole('navigation', { name: 'Player' }).getByRole('link', { name: 'Avery K.' }).click()
  await expect(page.getByText('what Avery K. has seen')).toBeVisible()
  expect(await (await page.request.get('/film-room')).text()).not.toContain(WORD)

  await enterAs(context, db, lonely.id, baseURL!)
  await visit(page, '/film-room')
  await expect(page.getByRole('heading', { name: 'No player is linked yet' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await context.close()
})

test('library and dialog are accessible, on a phone and on a desktop', async ({ page }) => {
  await expectFits(page, library)
  await page.getByRole('button', { name: `Watch ${WORD} study` }).click()
  await expect(page.getByRole('dialog')).toContainText('not supported')
  await expectFitsNow(page)
})

test('a film’s card links to its quiz, and so does the first window of its page on a phone', async ({ page, db }) => {
  const division = await divisionId(db, '14U')
  await db.query(`DELETE FROM films WHERE title = 'Wombat press'`)
  const film = await makeFilm(db, { divisions: [division], title: 'Wombat press', order: 2004 })
  const quiz = await makeQuiz(db, { film, count: 2 })
  await makeAssignment(db, { film: film.id, quiz: quiz.id, members: [player.id], dueOn: '2030-01-05' })
  await visit(page, '/film-room?q=Wombat')
  await page.getByRole('article').getByRole('link', { name: 'Take the quiz for Wombat press' }).click()
  await expect(page).toHaveURL(`/film-room/${film.slug}/quiz`)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/film-room/${film.slug}`)
  await expect(page.getByRole('link', { name: 'Take the quiz for Wombat press' })).toBeInViewport({ ratio: 1 })
  await db.query('DELETE FROM films WHERE id = $1', [film.id])
})
