import type { Locator, Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { moveTo, sendAnswer } from '../support/answer'
import { makeRegistration } from '../support/inbox'
import { inboxReady } from '../support/inbox-page'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const MAX_TABS = 60

/** Presses Tab until the control has focus. */
async function tabToControl(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < MAX_TABS; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab did not reach the control.')
}

test('a registrar answers, takes, moves and undoes without a mouse', async ({ page, db }) => {
  const last = `Keys${Date.now()}`
  const ids: string[] = []
  for (const first of ['Ada', 'Ben', 'Cleo']) ids.push(await makeRegistration(db, { first, last }))
  await db.query('UPDATE inbox_entries SET city = $2 WHERE entry_id = ANY ($1)', [ids, last])
  const statuses = async () =>
    (
      await db.query<{ status: string }>('SELECT status FROM inbox_entries WHERE entry_id = ANY ($1) ORDER BY 1', [ids])
    ).rows.map(({ status }) => status)
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.inbox(`city=${last}&sort=oldest&status=all`))
  await inboxReady(page)

  await test.step('the first entry is opened and answered', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ada ${last}`)
    await reactReady(page, '#fc-answer-status')
    await tabToControl(page, moveTo(page, 'Stays'))
    await page.keyboard.press('ArrowRight')
    await expect(moveTo(page, 'In review')).toBeChecked()
    await tabToControl(page, sendAnswer(page))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Now In review')).toBeVisible()
  })

  await test.step('one key undoes all of it', async () => {
    await expect(page.getByRole('region', { name: 'Undo' })).toContainText(`Ada ${last} moved to In review.`)
    await page.locator('body').press('z')
    await expect(page.getByText('Now Pending')).toBeVisible()
    expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
  })

  await test.step('two entries are moved from the list', async () => {
    await visit(page, adminPaths.inbox(`city=${last}&sort=oldest&status=all`))
    await inboxReady(page)
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
    const panel = page.getByRole('region', { name: 'Selected entries' })
    const status = panel.getByLabel('New status')
    await tabToControl(page, status)
    await page.keyboard.type('Declined')
    await expect(status).toHaveValue('declined')
    await tabToControl(page, panel.getByRole('button', { name: 'Move without a mail' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '2 changed.' })).toBeVisible()
    expect(await statuses()).toEqual(['declined', 'declined', 'pending'])
  })
})
