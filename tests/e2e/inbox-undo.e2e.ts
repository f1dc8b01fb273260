import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { makeRegistration } from '../support/inbox'
import { inboxReady } from '../support/inbox-page'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

test('shows the mail before it is sent to many families, and undoes all of it on the same page', async ({
  page,
  db,
}) => {
  const tag = `undo${Date.now()}`
  const ids = [await makeRegistration(db, { first: 'Avery' }), await makeRegistration(db, { first: 'Jordan' })]
  await db.query('UPDATE inbox_entries SET tags = ARRAY[$2] WHERE entry_id = ANY ($1)', [ids, tag])
  const stored = async (table: string, column: string) =>
    (await db.query(`SELECT DISTINCT status::text FROM ${table} WHERE ${column}::text = ANY ($1)`, [ids])).rows
  await signInAs(page, 'registrar')
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/admin/inbox?tag=${tag}&status=all`)
  await inboxReady(page)
  await page.getByLabel('Select all 2').check()
  const bar = page.getByRole('region', { name: 'Selected entries' })
  await bar.getByRole('button', { name: 'Move', exact: true }).click()
  await bar.getByLabel('New status').selectOption('declined')
  const question = bar.getByRole('region', { name: 'Before it is sent' })
  await expect(question).toContainText('This goes to 2 families.')
  await expect(question.getByRole('region', { name: 'As the family reads it' })).toContainText(/Avery|Jordan/)
  expect(await stored('mails', 'entry_id')).toEqual([])
  await expectAccessible(page, styled('inbox'))
  await expectNoSidewaysScroll(page)
  await bar.getByRole('button', { name: 'Move and write to 2 families' }).click()
  const outcome = page.locator(styled('inbox')).getByRole('status')
  await expect(outcome).toContainText('2 mails wait 10 minutes before leaving.')
  expect(await stored('mails', 'entry_id')).toEqual([{ status: 'waiting' }])

  await outcome.getByRole('button', { name: 'Undo' }).click()
  await expect(outcome).toContainText('2 taken back.')
  expect(await stored('mails', 'entry_id')).toEqual([{ status: 'undone' }])
  expect(await stored('inbox_entries', 'entry_id')).toEqual([{ status: 'pending' }])
})

test('a waiting mail is canceled on its own page in the outbox, together with its status', async ({ page, db }) => {
  const id = await makeRegistration(db, {})
  await signInAs(page, 'registrar')
  const headers = { origin: new URL(process.env.PUBLIC_URL!).origin }
  const data = { status: 'declined', isMailed: true, entries: [{ id, revision: 1 }] }
  expect((await page.request.post('/staff/inbox/move', { headers, data })).status()).toBe(200)
  const { rows } = await db.query<{ id: string }>('SELECT id FROM mails WHERE entry_id = $1', [id])
  await visit(page, `/admin/collections/mails/${rows[0]!.id}`)
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  const entry = await db.query('SELECT status FROM inbox_entries WHERE entry_id = $1', [id])
  expect(entry.rows).toEqual([{ status: 'pending' }])
})
