import { adminPaths } from '../../src/lib/admin-paths'
import { moveTo } from '../support/answer'
import { makeRegistration } from '../support/inbox'
import { inboxReady } from '../support/inbox-page'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

test('two colleagues see without a reload what the other one took, released and moved', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const last = `Shared${Date.now()}`
  const id = await makeRegistration(db, { last, division: '11U' })
  const { rows } = await db.query<{ name: string; role: string }>(
    `SELECT name, r.value::text AS role FROM staff s JOIN staff_roles r ON r.parent_id = s.id WHERE r.value IN ('registrar', 'admin')`,
  )
  const nameOf = (role: string) => rows.find((one) => one.role === role)!.name
  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await signInAs(page, 'registrar')
  await signInAs(other, 'admin')
  await visit(page, '/admin/inbox?kind=player-registrations&division=11U&sort=newest')
  await inboxReady(page)
  const row = page.getByRole('listitem').filter({ hasText: last })
  await expect(row).not.toContainText(nameOf('admin'))

  const entry = adminPaths.document('player-registrations', id)
  await visit(other, entry)
  await reactReady(other, styled('entry'))
  const theirs = other.getByRole('region', { name: 'Entry panel' })
  await theirs.getByRole('button', { name: 'Take it' }).click()
  await expect(theirs.getByRole('button', { name: 'Take it' })).toHaveCount(0)
  await expect(row.getByTitle(nameOf('admin'))).toBeVisible()

  await visit(page, entry)
  await reactReady(page, styled('entry'))
  const mine = page.getByRole('region', { name: 'Entry panel' })
  await theirs.getByLabel('Who takes it').selectOption('No one yet')
  await expect(theirs.getByRole('button', { name: 'Take it' })).toBeVisible()
  await expect(mine.getByText('No one has this now.')).toBeVisible()
  await mine.getByRole('button', { name: 'Take it' }).click()
  await expect(mine.getByRole('button', { name: 'Take it' })).toHaveCount(0)
  await expect(theirs.getByText(`${nameOf('registrar')} has this now.`)).toBeVisible()
  await expect(theirs.getByLabel('Who takes it').locator('option:checked')).toHaveText(nameOf('registrar'))

  await moveTo(other, 'Evaluation').check()
  await other.getByRole('button', { name: 'Move without a mail' }).click()
  const warning = `${nameOf('admin')} changed this. It is now “Evaluation”. Reload to see all of it.`
  await expect(other.getByText('Now Evaluation')).toBeVisible()
  await expect(mine.getByText(warning)).toBeVisible()
  await elsewhere.close()
})

test('the inbox asks every three seconds what colleagues changed', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'registrar')
  await visit(page, '/admin/inbox?kind=player-registrations')
  await inboxReady(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  // The first response may belong to a request from before the pause.
  for (const _ of [1, 2]) {
    const answer = page.waitForResponse('**/staff/inbox/watch')
    await page.clock.runFor(3_000)
    await (await answer).finished()
  }
  // Playwright would resume a paused clock after the test, while it already prepares this context for the next one, whose pages
  // would then have an error.
  await page.clock.resume()
})
