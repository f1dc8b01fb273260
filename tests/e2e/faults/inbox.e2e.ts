import { makeRegistration } from '../../support/inbox'
import { inboxReady } from '../../support/inbox-page'
import { expectAccessible } from '../../support/accessible'
import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'
import { styled } from '../../support/styled'

test.beforeEach(({ page }) => signInAs(page, 'registrar'))
test.afterEach(({ db }) => db.query('ALTER TABLE IF EXISTS inbox_entries_away RENAME TO inbox_entries'))

const hide = 'ALTER TABLE inbox_entries RENAME TO inbox_entries_away'
const show = 'ALTER TABLE inbox_entries_away RENAME TO inbox_entries'

for (const view of ['', '?view=board', '?kind=pledges&overdue=1']) {
  test(`entries that cannot be loaded never appear as an empty list: /admin/inbox${view}`, async ({ page, db }) => {
    await makeRegistration(db)
    await db.query(hide)
    await visit(page, `/admin/inbox${view}`)
    await expect(page.getByText('Could not load. Try again.', { exact: true })).toBeVisible()
    await expect(page.locator(styled('inbox'))).not.toContainText(/No entry|empty|yet|No one here/)
    await expect(page.getByRole('link', { name: /^Inbox/ })).toBeVisible()
    await expectAccessible(page, styled('inbox'))
    await db.query(show)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('navigation', { name: 'Kinds of entries' })).toBeVisible()
  })
}

test('a failed search shows an error, keeps the input, and works on retry', async ({ page, db }) => {
  await makeRegistration(db, { last: 'Faultfinder' })
  await visit(page, '/admin/inbox')
  await inboxReady(page)
  await db.query(hide)
  await page.getByRole('searchbox').fill('Faultfinder')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Could not load. Try again.', { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('Faultfinder')
  await db.query(show)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Faultfinder' }).first()).toBeVisible()
})

test('entries that could not be changed in bulk stay selected', async ({ page, db }) => {
  const id = await makeRegistration(db, { last: 'Stayput' })
  await db.query(`UPDATE inbox_entries SET city = 'Stayput' WHERE entry_id = $1`, [id])
  await visit(page, '/admin/inbox?city=Stayput')
  await inboxReady(page)
  await page.getByRole('checkbox', { name: /^Select Avery Stayput/ }).check()
  await db.query(hide)
  await page.getByLabel('New status').selectOption('in_review')
  await page.getByRole('button', { name: 'Move without a mail' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Everything is still selected.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Selected entries' })).toContainText('1 selected')
  await db.query(show)
  await page.getByRole('button', { name: 'Move without a mail' }).click()
  await expect(page.locator(styled('inbox')).getByRole('status')).toContainText('1 changed.')
})
