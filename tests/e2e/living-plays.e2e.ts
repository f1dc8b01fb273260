import type { BrowserContext, Locator, Page } from '@playwright/test'
import type pg from 'pg'
import { expectAccessible } from '../support/accessible'
import { makeFilm } from '../support/films'
import { divisionId, enterAs, makeMember } from '../support/members'
import { expect, test, visit } from '../support/site'

// The play of a film on offense without a play of its own: "Attack the gap", in three steps.
const START = 'matrix(1, 0, 0, 1, 130, 276)'
const STEPS = 3

const mark = (page: Page | Locator, label: string) => page.locator(`[data-player="${label}"]`)
const placeOf = (player: Locator) => player.evaluate((element) => getComputedStyle(element).transform)
const running = '.court-diagram.is-running'

// Other tests run under reduced motion.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

test.describe('the home page', () => {
  test('runs its play once, and again on request', async ({ page }) => {
    await visit(page, '/')
    const drawing = page.locator('.board .court-diagram').first()
    await expect(drawing).toHaveClass(/is-running/)
    await expect(mark(drawing, '1')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 284, 104)')
    await page.getByRole('button', { name: 'Play it again' }).click()
    await page.getByRole('button', { name: 'Pause the play' }).click()
    const place = await placeOf(mark(drawing, '1'))
    await page.getByRole('button', { name: /Run the play|Play it again/ }).click()
    await expect(page.getByRole('button', { name: 'Play it again' })).toBeVisible()
    expect(place).not.toBe('none')
  })

  test('describes the play as text', async ({ page }) => {
    await visit(page, '/')
    await expect(page.getByRole('img', { name: /Step 2: Player 1 cuts in front of x1/ })).toBeVisible()
  })

  test('shows the whole play, still, under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/', { waitUntil: 'networkidle' })
    await expect(page.locator(running)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /the play|Play it again/ })).toHaveCount(0)
    await expect(page.locator('.board .court-diagram .head').first()).toHaveCSS('opacity', '1')
  })
})

test.describe('the page of a film', () => {
  test.beforeEach(async ({ context, page, db, baseURL }) => {
    const divisions = [await divisionId(db, '13U')]
    const film = await makeFilm(db, { category: 'Offense', divisions })
    const player = await makeMember(db, { divisions, hasCode: false })
    await enterAs(context, db, player.id, baseURL!)
    await visit(page, `/film-room/${film.slug}`)
    await expect(board(page).getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  })

  test('plays, pauses and ends', async ({ page }) => {
    await expect(mark(board(page), '1')).toHaveCSS('transform', START)
    const pace = board(page).getByRole('button', { name: 'Pace of the play' })
    await pace.click()
    await pace.click()
    await expect(pace).toHaveText('¼×')
    await board(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expect(mark(board(page), '1')).not.toHaveCSS('transform', START)
    await board(page).getByRole('button', { name: 'Pause' }).click()
    const place = await placeOf(mark(board(page), '1'))
    await expect(board(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    expect(await placeOf(mark(board(page), '1'))).toBe(place)
    await pace.click()
    await board(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expect(board(page).getByText(`Step ${STEPS} of ${STEPS}`)).toBeVisible()
    await expect(board(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect(mark(board(page), '1')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 254, 152)')
  })

  test('steps by keyboard, and announces each step', async ({ page }) => {
    await board(page).getByRole('button', { name: 'Play', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(board(page).locator('[aria-current="step"]')).toHaveText('1Player 1 dribbles to the key.')
    await page.keyboard.press('ArrowRight')
    await expect(board(page).locator('[aria-current="step"]')).toHaveText('2x3 moves to the key.')
    const slider = board(page).getByRole('slider', { name: 'Position in the play' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 3: x3 moves to the key.')
    await page.keyboard.press('ArrowLeft')
    await expect(board(page).getByText('Step 1 of 3')).toBeVisible()
    await slider.press('End')
    await expect(board(page).getByText('Step 3 of 3')).toBeVisible()
    await board(page).locator('li button').nth(1).press('ArrowLeft')
    await expect(board(page).getByText('Step 2 of 3')).toBeVisible()
    await expectAccessible(page)
  })

  test('goes from step to step under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(board(page).locator('.step-number').first()).toBeVisible()
    const button = board(page).getByRole('button', { name: 'Play', exact: true })
    await button.click()
    await expect(board(page).getByText('Step 1 of 3')).toBeVisible()
    await expect(board(page).locator('.step-number').first()).toBeHidden()
    await button.click()
    await expect(board(page).getByText('Step 2 of 3')).toBeVisible()
    await expect(board(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('scrubs a play', async ({ page, context, db, baseURL }) => {
    const divisions = [await divisionId(db, '13U')]
    const film = await makeFilm(db, { category: 'Offense', divisions })
    const player = await makeMember(db, { divisions, hasCode: false })
    await enterAs(context, db, player.id, baseURL!)
    await visit(page, `/film-room/${film.slug}`)
    const slider = board(page).getByRole('slider')
    await expect(slider).toBeEnabled()
    await slider.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await slider.boundingBox())!
    await page.touchscreen.tap(x + width * 0.95, y + height / 2)
    await expect(board(page).getByText('Step 3 of 3')).toBeVisible()
    await page.touchscreen.tap(x + width * 0.2, y + height / 2)
    await expect(board(page).getByText('Step 1 of 3')).toBeVisible()
    await expect(mark(board(page), '1')).not.toHaveCSS('transform', START)
  })
})

test.describe('a finger on a card', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('runs the play after a long press, without opening the film', async ({ page, context, db, baseURL }) => {
    const { card, drawing } = await openLibrary(page, context, db, baseURL!)
    const watch = card.getByRole('button', { name: /^Watch/ })
    await watch.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await expect(drawing).toHaveClass(/is-running/)
    await watch.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
    await watch.dispatchEvent('click')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await watch.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await watch.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
    await watch.dispatchEvent('click')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the whole play and its steps', async ({ page, context, db, baseURL }) => {
    const divisions = [await divisionId(db, '13U')]
    const film = await makeFilm(db, { category: 'Offense', divisions })
    const player = await makeMember(db, { divisions, hasCode: false })
    await enterAs(context, db, player.id, baseURL!)
    await visit(page, `/film-room/${film.slug}`)
    await expect(board(page).locator('.play .head')).toHaveCount(STEPS)
    await expect(board(page).getByRole('listitem')).toHaveCount(STEPS)
    await expect(board(page).getByRole('slider')).toBeHidden()
  })
})

test.describe('a card', () => {
  test('runs its play on hover and on focus, and is still again afterwards', async ({ page, context, db, baseURL }) => {
    const { card, drawing } = await openLibrary(page, context, db, baseURL!)
    await expect(drawing).toHaveAttribute('data-play', /Attack the gap/)
    await card.hover()
    await expect(drawing).toHaveClass(/is-running/)
    await page.mouse.move(0, 0)
    await expect(drawing).not.toHaveClass(/is-running/)
    await expect(mark(drawing, '1')).toHaveCSS('transform', START)
    await card.getByRole('button', { name: /^Watch/ }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(drawing).toHaveClass(/is-running/)
  })

  test('stays still under reduced motion', async ({ page, context, db, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { card, drawing } = await openLibrary(page, context, db, baseURL!)
    await card.hover()
    await page.mouse.move(0, 0)
    await expect(mark(drawing, '1')).toHaveCSS('transform', START)
    await expect(drawing).not.toHaveClass(/is-running/)
  })
})

async function openLibrary(page: Page, context: BrowserContext, db: pg.Pool, baseURL: string) {
  const player = await makeMember(db, { divisions: [await divisionId(db, '13U')], hasCode: false })
  await enterAs(context, db, player.id, baseURL)
  await visit(page, '/film-room')
  const card = page.getByRole('article').filter({ hasText: 'Attack the gap off two feet' })
  return { card, drawing: card.locator('.court-diagram') }
}

function board(page: Page): Locator {
  return page.getByRole('region', { name: 'Attack the gap' })
}
