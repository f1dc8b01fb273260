// A registrar’s evening on a phone of 390 pixels: what is tapped is 44 pixels high, and no bar covers what has the focus.
import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectNoSidewaysScroll } from '../support/accessible'
import { moveTo, sendAnswer } from '../support/answer'
import { makeRegistration } from '../support/inbox'
import { inboxReady } from '../support/inbox-page'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'
import { expectThumbSized } from '../support/thumb'
import { expectNoneCovered } from '../support/uncovered'

test.use({ viewport: { width: 390, height: 844 } })

const undoBar = (page: Page) => page.getByRole('region', { name: 'Undo', exact: true })

async function expectInReach(page: Page, part: string): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectThumbSized(page, part)
  await expectNoneCovered(page, part)
}

test('an entry is answered, taken back and left for the next one', async ({ page, db }) => {
  const last = `Evening${Date.now()}`
  const ids: string[] = []
  for (const first of ['Ada', 'Ben']) ids.push(await makeRegistration(db, { first, last }))
  await db.query(`UPDATE inbox_entries SET city = $2, tags = ARRAY['call back'] WHERE entry_id = ANY ($1)`, [ids, last])
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.inbox(`city=${last}&sort=oldest`))
  await inboxReady(page)
  await page.getByRole('link', { name: `Ada ${last}` }).click()
  await reactReady(page, '#fc-answer-status')

  await test.step('the answer: the buttons that stay in sight cover no status and no field', async () => {
    await moveTo(page, 'Evaluation').check()
    await expect(sendAnswer(page)).toBeEnabled()
    await expectInReach(page, `${styled('case')}, ${styled('mails')}, ${styled('written')}, ${styled('entry')}`)
    await sendAnswer(page).click()
  })

  await test.step('the undo bar covers nothing', async () => {
    await expect(undoBar(page)).toContainText('moved to Evaluation')
    await expectInReach(page, `${styled('bar')}, ${styled('case')}, ${styled('mails')}, ${styled('written')}`)
  })

  await test.step('the focus stays in the bar when it is taken back', async () => {
    await undoBar(page).getByRole('button', { name: 'Undo' }).click()
    await expect(undoBar(page).getByRole('button', { name: 'Close' })).toBeFocused()
  })

  const queue = page.getByRole('navigation', { name: 'Queue' })
  await queue.getByRole('link', { name: /^Next: Ben/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ben ${last}`)
  await queue.getByRole('link', { name: 'Inbox' }).click()
  await inboxReady(page)
  // The list has no breadcrumbs; those of the entry do not stay above it.
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).or(page.locator('.step-nav__last'))).toHaveCount(0)
})

test('many are moved at once, and taken back', async ({ page, db }) => {
  const city = `Bulk${Date.now()}`
  const ids: string[] = []
  for (const first of ['Ada', 'Ben', 'Cleo', 'Dana', 'Eli']) ids.push(await makeRegistration(db, { first }))
  await db.query('UPDATE inbox_entries SET city = $2 WHERE entry_id = ANY ($1)', [ids, city])
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.inbox(`city=${city}&status=all`))
  await inboxReady(page)
  await page.getByLabel('Select all 5').check()
  const panel = page.getByRole('region', { name: 'Selected entries' })

  await test.step('the bar below covers no row, not even the last one at the end of the page', async () => {
    await expectInReach(page, styled('inbox'))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const row = page.locator(styled('list')).getByRole('listitem').last()
    const [end, top] = [(await row.boundingBox())!, (await panel.boundingBox())!.y]
    expect(end.y + end.height).toBeLessThanOrEqual(top)
  })

  await test.step('the buttons that send stay in sight below the letter', async () => {
    await panel.getByRole('button', { name: 'Move', exact: true }).click()
    await panel.getByLabel('New status').selectOption('evaluation')
    const letter = panel.getByRole('region', { name: 'As the family reads it' }).first()
    await expect(letter).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Move and write to 5 families' })).toBeInViewport({ ratio: 1 })
    await expectThumbSized(page, styled('panel'))
    await expectNoneCovered(page, styled('panel'))
    await panel.getByRole('button', { name: 'Move without a mail' }).click()
  })

  await test.step('the result takes the focus, and leaves with what the bar takes back', async () => {
    const outcome = page.getByRole('status').filter({ hasText: '5 changed.' })
    await expect(outcome).toBeFocused()
    await expectThumbSized(page, styled('outcome'))
    await undoBar(page).getByRole('button', { name: 'Undo all 5' }).click()
    await expect(undoBar(page)).toContainText('5 taken back.')
    await expect(outcome).toHaveCount(0)
  })
})
