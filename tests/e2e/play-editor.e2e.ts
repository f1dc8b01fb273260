import type { Locator, Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible } from '../support/accessible'
import { addStep, drag, editorOf, makePlay, openPlay, stepsOf, storedDrawing, toolOf } from '../support/play-editor'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const moves = (page: Page): Locator => editorOf(page).locator('[data-move]')
const CORNER: [number, number] = [40, 60]
const IN_CORNER = { label: '2', at: CORNER }

test('twenty changes are undone and repeated, by button and by key', async ({ page, db }) => {
  const id = await makePlay(db, 'Twenty changes')
  await openPlay(page, id)
  const undo = editorOf(page).getByRole('button', { name: 'Undo' })
  const first = editorOf(page).getByRole('button', { name: /^Player 2/ })
  const before = await first.getAttribute('aria-label')
  for (let turn = 0; turn < 10; turn++) {
    await drag(page, turn % 2 ? '2' : '3', [100 + turn * 20, turn % 2 ? 350 : 270])
    await addStep(page).click()
    await stepsOf(page).first().click()
  }
  await expect(stepsOf(page)).toHaveCount(11)
  for (let turn = 0; turn < 10; turn++) await undo.click()
  await stepsOf(page).first().focus()
  for (let turn = 0; turn < 10; turn++) await page.keyboard.press('Control+z')
  await expect(undo).toBeDisabled()
  await expect(stepsOf(page)).toHaveCount(1)
  await expect(first).toHaveAttribute('aria-label', before!)
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+y')
  await expect(stepsOf(page)).toHaveCount(2)
})

test('a line is bent, timed and removed; steps are copied, moved and mirrored', async ({ page, db }) => {
  const id = await makePlay(db, 'One line')
  await openPlay(page, id)
  await toolOf(page, 'Cut').click()
  await drag(page, '2', [200, 90])
  await expect(moves(page)).toHaveCount(1)
  const handle = editorOf(page).getByRole('button', { name: 'Bend of the line' })
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await editorOf(page)
    .getByRole('slider', { name: /^Takes/ })
    .fill('2')
  await editorOf(page)
    .getByRole('slider', { name: /^Begins after/ })
    .fill('0.5')
  await expect(editorOf(page).getByText('0.5 to 2.5 s')).toBeVisible()
  await editorOf(page).getByRole('button', { name: 'Copy step' }).click()
  await expect(stepsOf(page)).toHaveCount(2)
  await editorOf(page).getByRole('button', { name: 'Move earlier' }).click()
  await expect(stepsOf(page).first()).toHaveAttribute('aria-current', 'step')
  await editorOf(page).getByRole('button', { name: 'Mirror the play' }).click()
  await expect(editorOf(page).getByRole('button', { name: /^Player 2, on the right wing/ })).toBeVisible()
  await editorOf(page)
    .getByRole('button', { name: /^Player 2 cuts/ })
    .click()
  await editorOf(page).getByRole('button', { name: 'Remove move' }).click()
  await expect(moves(page)).toHaveCount(0)
  await editorOf(page).getByRole('button', { name: 'Delete step' }).click()
  await expect(stepsOf(page)).toHaveCount(1)
})

test('a play begins as a copy of another one, and its preview runs', async ({ page, db }) => {
  const id = await makePlay(db, 'A copy')
  await openPlay(page, id)
  await editorOf(page).getByRole('button', { name: 'Copy from another play' }).click()
  await page.getByRole('searchbox', { name: 'Find a play' }).fill('give and go')
  await page.getByRole('dialog').getByRole('button', { name: 'Give and go', exact: true }).click()
  await expect(stepsOf(page)).toHaveCount(4)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await editorOf(page).getByRole('button', { name: 'Preview' }).click()
  await expect(editorOf(page).locator('.court-diagram.is-running')).toBeVisible()
  await expect(editorOf(page).getByText('Player 1 cuts in front of x1, to the basket.').first()).toBeVisible()
  await editorOf(page).getByRole('button', { name: 'Back to drawing' }).click()
  await expect(editorOf(page).getByRole('button', { name: /^Defender x1/ })).toBeVisible()
  await expectAccessible(page, styled('editor'))
})

test('a second coach cannot overwrite a play that a colleague has changed', async ({ page, browser, baseURL, db }) => {
  const id = await makePlay(db, 'Two coaches')
  await openPlay(page, id)
  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await openPlay(other, id, 'editor')
  await expect(stepsOf(other)).toHaveCount(1)
  await drag(page, '2', CORNER)
  await expect.poll(async () => (await storedDrawing(db, 'Two coaches'))?.players).toContainEqual(IN_CORNER)
  await drag(other, '3', [300, 300])
  // Payload's own lock may be noticed first.
  const refusal = other.getByText(/changed this since you opened it/).first()
  await expect(refusal.or(other.getByRole('dialog', { name: 'document-locked' })).first()).toBeVisible()
  const stored = await storedDrawing(db, 'Two coaches')
  expect(stored?.players).toEqual(expect.arrayContaining([IN_CORNER, { label: '3', at: [410, 230] }]))
  await context.close()
})

test('the list leads to the plays', async ({ page }) => {
  await signInAs(page, 'coach')
  await visit(page, adminPaths.list('plays'))
  await expect(page.getByRole('link', { name: 'Give and go', exact: true })).toBeVisible()
})
