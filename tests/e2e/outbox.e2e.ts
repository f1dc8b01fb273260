import type { Page } from '@playwright/test'
import type pg from 'pg'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { makeRegistration } from '../support/inbox'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'

const rowOf = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject })

/** Creates a registration with a waiting mail to the family. */
async function writeTo(page: Page, db: pg.Pool): Promise<{ id: string; subject: string }> {
  const id = await makeRegistration(db, {})
  const headers = await staffHeaders(page.request, 'registrar')
  const subject = `About ${id.slice(0, 8)}`
  const data = { entries: [id], subject, text: 'Hello {guardian}.', language: 'en' }
  expect((await page.request.post('/staff/inbox/write', { headers, data })).status()).toBe(200)
  return { id, subject }
}

const statusOf = async (db: pg.Pool, subject: string) =>
  (await db.query<{ status: string }>('SELECT status::text FROM mails WHERE subject = $1', [subject])).rows[0]?.status

onDeskAndPhone('a mail is taken back in the outbox by one click, another one leaves at once', async ({ page, db }) => {
  const [stopped, sent] = [await writeTo(page, db), await writeTo(page, db)]
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/mails')
  const row = rowOf(page, stopped.subject)
  await expect(row).toContainText(/(10:00|9:\d\d)/)
  await expect(row.getByRole('link', { name: /^Registration PR-/ })).toHaveAttribute(
    'href',
    `/admin/collections/player-registrations/${stopped.id}`,
  )
  await row.getByRole('button', { name: `Undo: ${stopped.subject}` }).click()
  await expect(row.getByRole('status')).toHaveText('Taken back.')
  expect(await statusOf(db, stopped.subject)).toBe('undone')
  await rowOf(page, sent.subject)
    .getByRole('button', { name: `Send now: ${sent.subject}` })
    .click()
  await expect(rowOf(page, sent.subject).getByRole('status')).toHaveText('On its way.')
  await expect.poll(() => statusOf(db, sent.subject)).toBe('kept')
})

test('a failed mail shows the reason and is sent again from its row', async ({ page, db }) => {
  const { subject } = await writeTo(page, db)
  await db.query(`UPDATE mails SET status = 'failed', last_error = '550' WHERE subject = $1`, [subject])
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/mails')
  const row = rowOf(page, subject)
  await expect(row).toContainText('The address takes no mail (550): ask the family for another one.')
  // The checkboxes and sort buttons beside these cells are Payload's own.
  await expectAccessible(page, 'tbody td:not(.cell-_select)')
  await row.getByRole('button', { name: `Send again: ${subject}` }).click()
  await expect(row.getByRole('status')).toHaveText('On its way again.')
  await expect.poll(() => statusOf(db, subject)).toBe('kept')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
