import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { changeInAdmin } from '../support/admin'
import {
  addStep,
  drag,
  editorOf,
  makePlay,
  openPlay,
  stepsOf,
  storedDrawing,
  swipe,
  toolOf,
} from '../support/play-editor'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

/** A pass, a cut, a screen, a dribble and a shot: the tool, the player, and the end of the line. */
const LINES = [
  ['Pass', '1', [410, 230]],
  ['Cut', '1', [200, 150]],
  ['Screen', '5', [400, 180]],
  ['Dribble', '3', [300, 110]],
  ['Shot', '3', [300, 110]],
] as const

/** Draws five steps with any hand, each when the editor shows the one before, as a person would. */
async function drawFiveSteps(page: Page, go: typeof drag, press: (target: Locator) => Promise<void>): Promise<void> {
  for (const [index, [tool, who, to]] of LINES.entries()) {
    if (index > 0) await press(addStep(page))
    await expect(stepsOf(page)).toHaveCount(index + 1)
    await press(toolOf(page, tool))
    await expect(toolOf(page, tool)).toHaveAttribute('aria-pressed', 'true')
    await go(page, who, [...to])
    await expect(editorOf(page).getByText('1 move', { exact: true })).toBeVisible()
  }
}

const DRAWN = [
  { type: 'pass', who: '1', to: '3' },
  { type: 'cut', who: '1', to: [200, 150] },
  { type: 'screen', who: '5', to: [400, 180] },
  { type: 'dribble', who: '3', to: [300, 110] },
  { type: 'shot', who: '3' },
]

test('a coach draws a play of five steps by mouse and publishes it', async ({ page, db }) => {
  await signInAs(page, 'coach')
  await visit(page, '/admin/collections/plays/create')
  await reactReady(page, '#field-drawing')
  await changeInAdmin(page, () => page.getByLabel('Name').fill('Five by mouse'))
  await changeInAdmin(page, () =>
    page.getByLabel('Description').fill('A pass, a cut, a screen and a drive to the basket.'),
  )
  await expect(editorOf(page).getByText('A step needs at least one move.')).toBeVisible()
  await changeInAdmin(page, () => drawFiveSteps(page, drag, (target) => target.click()))
  await expect(stepsOf(page)).toHaveCount(5)
  await expect(editorOf(page).getByText('Fix this before you publish')).toHaveCount(0)
  await expectAccessible(page, styled('editor'))
  const moves = DRAWN.map((move) => [move])
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(() => storedDrawing(db, 'Five by mouse')).toMatchObject({ status: 'published', moves })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a coach draws a play of five steps', async ({ page, db }) => {
    const id = await makePlay(db, 'Five by touch')
    await openPlay(page, id)
    const court = editorOf(page).getByRole('group', { name: /^Half court/ })
    const place = () => court.evaluate((svg) => Math.round(svg.getBoundingClientRect().top + window.scrollY))
    const before = await place()
    await changeInAdmin(page, () => drawFiveSteps(page, swipe, (target) => target.tap()))
    expect(await place(), 'saving does not move the court').toBe(before)
    await expectNoSidewaysScroll(page)
    // Else the bar at the top covers half of a tool.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page, styled('editor'))
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect
      .poll(async () => (await storedDrawing(db, 'Five by touch'))?.moves)
      .toEqual(DRAWN.map((move) => [expect.objectContaining(move)]))
  })
})

test('a coach draws a play of five steps by keyboard alone', async ({ page, db }) => {
  const id = await makePlay(db, 'Five by keyboard')
  await openPlay(page, id)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await changeInAdmin(page, async () => {
    await editorOf(page).getByRole('button', { name: 'Player 1, at the top, has the ball' }).focus()
    await press('p', 'ArrowDown')
    await expect(editorOf(page).getByRole('status').first()).toHaveText(/Choose the end/)
    await press('ArrowUp', 'Enter')
    await addStep(page).press('Enter')
    await press('1', 'c', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Enter')
    await addStep(page).press('Enter')
    await press('5', 's', 'ArrowRight', 'Enter')
    await addStep(page).press('Enter')
    await press('4', 'c', 'ArrowDown', 'Enter')
    await addStep(page).press('Enter')
    await press('2', 'c', 'ArrowUp', 'Escape', 'c', 'ArrowRight', 'Enter')
  })
  await expect(editorOf(page).getByRole('status').first()).toHaveText(/^Player 2 dribbles to/)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect
    .poll(async () => (await storedDrawing(db, 'Five by keyboard'))?.moves)
    .toEqual([
      [{ type: 'pass', who: '1', to: '2' }],
      [{ type: 'cut', who: '1', to: [230, 240] }],
      [{ type: 'screen', who: '5', to: [360, 60] }],
      [{ type: 'cut', who: '4', to: [150, 70] }],
      [{ type: 'dribble', who: '2', to: [100, 190] }],
    ])
})
