import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { moveTo, sendAnswer } from '../support/answer'
import { makeRegistration } from '../support/inbox'
import { inboxReady } from '../support/inbox-page'
import { expect, reactReady, revisit, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { answerOf } from '../support/status-mails'
import { styled } from '../support/styled'

const KIND = 'player-registrations'

test('an answer can be undone from every page until the mail is sent', async ({ page, db }) => {
  const last = `Undone${Date.now()}`
  const id = await makeRegistration(db, { first: 'Ada', last })
  await moveCase(page, id, 'Evaluation')
  const bar = page.getByRole('region', { name: 'Undo' })
  await expect(bar).toContainText(`Ada ${last} moved to Evaluation. “`)
  await expect(bar).toContainText('Undo takes back the mail, the status and the due time.')
  await expect(bar.getByRole('img')).toHaveAccessibleName(/^(10:00|9:\d\d) left$/)
  await expectAccessible(page, styled('bar'))

  await test.step('the bar is part of the first HTML, so that it moves nothing when it appears', async () => {
    const response = await visit(page, adminPaths.inbox())
    expect(await response!.text()).toContain('aria-label="Undo"')
  })

  await test.step('the bar persists after a reload and a navigation', async () => {
    await expect(bar).toContainText(`Ada ${last} moved to Evaluation.`)
    await revisit(page)
    await expect(bar).toContainText(`Ada ${last} moved to Evaluation.`)
    // A page that is shorter than the screen.
    await page.setViewportSize({ width: 1280, height: 4_000 })
    expect((await bar.boundingBox())!.height).toBeLessThan(100)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await visit(page, adminPaths.document(KIND, id))
    await reactReady(page, '#fc-answer-status')
  })

  await test.step('one click undoes all of it, and the page updates', async () => {
    await bar.getByRole('button', { name: 'Undo' }).click()
    await expect(bar).toContainText('Taken back.')
    await expect(page.getByText('Now Pending')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Case' }).getByText(/^Due in/)).toBeVisible()
    expect(await answerOf(db, id)).toMatchObject({ status: 'undone' })
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(bar.getByText('Taken back.')).toHaveCount(0)
  })
})

test('a bar whose time ends while the page loads is in the first render, then disappears', async ({ page, db }) => {
  const id = await makeRegistration(db, { first: 'Ada' })
  await moveCase(page, id, 'In review')
  const bar = page.getByRole('region', { name: 'Undo' })
  await expect(bar).toBeVisible()
  // The server renders the bar, and the browser starts an hour later. A mismatch is a script error, which fails the test.
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  const response = await visit(page, adminPaths.inbox())
  expect(await response!.text()).toContain('aria-label="Undo"')
  await expect(bar).toHaveCount(0)
})

test('Z undoes a bulk change, and the list updates', async ({ page, db }) => {
  const tag = `z${Date.now()}`
  const ids: string[] = []
  for (const first of ['Ada', 'Bea', 'Cleo']) ids.push(await makeRegistration(db, { first }))
  await db.query('UPDATE inbox_entries SET tags = ARRAY[$2] WHERE entry_id = ANY ($1)', [ids, tag])
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.inbox(`tag=${tag}&status=all`))
  await inboxReady(page)
  await page.getByLabel('Select all 3').check()
  const selection = page.getByRole('region', { name: 'Selected entries' })
  await selection.getByLabel('New status').selectOption('declined')
  await selection.getByRole('button', { name: 'Move without a mail' }).click()
  const bar = page.getByRole('region', { name: 'Undo' })
  await expect(bar).toContainText('3 entries moved to Declined.')
  await expect(bar.getByRole('button', { name: 'Undo all 3' })).toBeVisible()
  await page.getByRole('searchbox').press('z')
  await expect(bar).toContainText('3 entries moved to Declined.')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('z')
  await expect(bar).toContainText('3 taken back.')
  const rows = page.locator(styled('list')).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Pending' })).toHaveCount(3)
})

test('an undo in a second tab runs once, and the first tab shows it', async ({ page, db, context }) => {
  const last = `Tabs${Date.now()}`
  const id = await makeRegistration(db, { first: 'Ada', last })
  await moveCase(page, id, 'Evaluation')
  const barOf = (tab: Page) => tab.getByRole('region', { name: 'Undo' })
  await expect(barOf(page)).toContainText(`Ada ${last} moved to Evaluation.`)
  const second = await context.newPage()
  await visit(second, adminPaths.inbox())
  await expect(barOf(second)).toContainText(`Ada ${last} moved to Evaluation.`)
  await barOf(second).getByRole('button', { name: 'Undo' }).click()
  await expect(barOf(second)).toContainText('Taken back.')

  await expect(barOf(page)).toContainText('Taken back in another tab.')
  await expect(barOf(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(page.getByText('Now Pending')).toBeVisible()
  expect(await answerOf(db, id)).toMatchObject({ status: 'undone' })

  await test.step('a newer action gets its bar, although the result of the last one was not closed', async () => {
    // Another status than the next test's: moves to one status within two seconds are undone together.
    await moveTo(page, 'In review').check()
    await sendAnswer(page).click()
    await expect(barOf(page)).toContainText(`Ada ${last} moved to In review.`)
  })
  await second.close()
})

test('an older tab does not undo twice, and shows that it was undone', async ({ page, db }) => {
  const id = await makeRegistration(db, { first: 'Dana' })
  await moveCase(page, id, 'Evaluation')
  const bar = page.getByRole('region', { name: 'Undo' })
  // The bar still shows the entry of an earlier test until this one is stored.
  await expect(bar).toContainText(/Dana \S+ moved to Evaluation/)
  // Simulates another device, of which this page is not notified.
  const headers = { origin: new URL(page.url()).origin }
  const undone = await page.request.post(adminPaths.staffPost('mails/undo-change'), {
    headers,
    data: { kind: KIND, id },
  })
  expect(undone.status()).toBe(200)
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.getByRole('alert')).toContainText('It was taken back already.')
  const { rows } = await db.query('SELECT status FROM inbox_entries WHERE entry_id = $1', [id])
  expect(rows).toEqual([{ status: 'pending' }])
})

test('a colleague’s later change is named and kept', async ({ page, db }) => {
  const id = await makeRegistration(db, { first: 'Erin' })
  await moveCase(page, id, 'Evaluation')
  const bar = page.getByRole('region', { name: 'Undo' })
  await expect(bar).toContainText(/Erin \S+ moved to Evaluation/)
  await db.query(`UPDATE mails SET status = 'sent', sent_at = now() WHERE entry_id = $1`, [id])
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.getByRole('alert')).toContainText('Its mail has left already, so it stays as it is.')
  expect(await answerOf(db, id)).toMatchObject({ status: 'sent' })
})

async function moveCase(page: Page, id: string, status: string): Promise<void> {
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document(KIND, id))
  await reactReady(page, '#fc-answer-status')
  await moveTo(page, status).check()
  await sendAnswer(page).click()
}
