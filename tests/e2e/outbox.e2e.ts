import type { Page } from '@playwright/test'
import type pg from 'pg'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { makeRegistration } from '../support/inbox'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'

const rowOf = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject })

/** Creates a registration with a waiting mail to the family. */
async function writeTo(page: Page, db: pg.Pool, email?: string): Promise<{ id: string; subject: string }> {
  const id = await makeRegistration(db, { email })
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
  await expect(row).toContainText('English, by you')
  await expect(row.locator('.cell-about')).toContainText('Registration: Pending')
  await expect(row.getByRole('link', { name: 'Avery Exampleton' })).toHaveAttribute(
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

const fail = (db: pg.Pool, subject: string, code: string) =>
  db.query(`UPDATE mails SET status = 'failed', last_error = $2 WHERE subject = $1`, [subject, code])

test('a mail that did not reach the server shows the reason and is sent again from its row', async ({ page, db }) => {
  const { subject } = await writeTo(page, db)
  await fail(db, subject, 'ETIMEDOUT')
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/mails')
  const row = rowOf(page, subject)
  await expect(row).toContainText('The mail server could not be reached (ETIMEDOUT): send it again later.')
  await row.getByRole('button', { name: `Send again: ${subject}` }).click()
  await expect(row.getByRole('status')).toHaveText('On its way again.')
  await expect.poll(() => statusOf(db, subject)).toBe('kept')
})

onDeskAndPhone(
  'the address of a refused mail is corrected in its row, and the mail goes there',
  async ({ page, db }) => {
    const { id, subject } = await writeTo(page, db)
    await fail(db, subject, '550')
    await signInAs(page, 'registrar')
    await visit(page, '/admin/collections/mails')
    const row = rowOf(page, subject)
    await expect(row).toContainText('The address takes no mail (550): ask for another one.')
    await expect(row.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
    // The checkboxes and sort buttons beside these cells are Payload's own.
    await expectAccessible(page, 'tbody td:not(.cell-_select)')
    await row.getByRole('button', { name: `Correct, send again: ${subject}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct the address' })
    const address = dialog.getByLabel('New address')
    await expect(address).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('This is the address that takes no mail.')
    await expectAccessible(page, '.fc-dialog--form[open]')
    await expectNoSidewaysScroll(page)
    await address.fill('right.address@example.org')
    await page.keyboard.press('Enter')
    await expect(row.getByRole('status')).toHaveText('On its way to the new address.')
    await expect.poll(() => statusOf(db, subject)).toBe('kept')
    const { rows } = await db.query(
      `SELECT m."to", r.parent_email AS entry FROM mails m JOIN player_registrations r ON r.id::text = m.entry_id
     WHERE r.id = $1 AND m.subject = $2`,
      [id, subject],
    )
    expect(rows).toEqual([{ to: 'right.address@example.org', entry: 'right.address@example.org' }])
  },
)

onDeskAndPhone(
  'the page of a refused mail, one click from its entry, names the entry, suggests the address that was meant, and sends the mail to it',
  async ({ page, db }) => {
    const { id, subject } = await writeTo(page, db, 'pat.typo@example.ogr')
    await fail(db, subject, '550')
    await signInAs(page, 'registrar')
    await visit(page, `/admin/collections/player-registrations/${id}`)
    await page.getByRole('link', { name: `Correct the address: ${subject}` }).click()
    await expect(page.getByRole('region', { name: 'The mail' })).toContainText(subject)
    await expect(page.getByText('The address takes no mail (550): ask for another one.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Avery Exampleton' })).toHaveAttribute(
      'href',
      `/admin/collections/player-registrations/${id}`,
    )
    await page.getByRole('button', { name: `Correct, send again: ${subject}` }).click()
    const address = page.getByRole('dialog', { name: 'Correct the address' }).getByLabel('New address')
    await expect(address).toHaveValue('pat.typo@example.org')
    await expect(address).toHaveAccessibleDescription('This corrects a common typo. Compare it before you send.')
    await expectAccessible(page, '.fc-dialog--form[open]')
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('On its way to the new address.')).toBeVisible()
    await expect.poll(() => statusOf(db, subject)).toBe('kept')
    const sent = await db.query('SELECT "to" FROM mails WHERE subject = $1', [subject])
    expect(sent.rows).toEqual([{ to: 'pat.typo@example.org' }])
  },
)

onDeskAndPhone('the page of a mail shows it as a letter, and nothing in it looks changeable', async ({ page, db }) => {
  const { subject } = await writeTo(page, db)
  await db.query(
    `UPDATE mails SET attempts = 2, calendar = 'BEGIN:VCALENDAR', handed_at = '2026-03-02T19:30:00Z', may_be_repeated = true
     WHERE subject = $1`,
    [subject],
  )
  await signInAs(page, 'registrar')
  const { rows } = await db.query<{ id: string }>('SELECT id FROM mails WHERE subject = $1', [subject])
  await visit(page, `/admin/collections/mails/${rows[0]!.id}`)
  const letter = page.getByRole('region', { name: 'The mail' })
  await expect(letter).toContainText(subject)
  await expect(letter).toContainText('Hello Pat')
  const notes = page.getByText('English, by you.')
  await expect(notes).toContainText('A calendar file goes with it. Tried 2 times.')
  await expect(notes).toContainText('The mail server got it Mar 2, 2026, 12:30 PM, and has not said what became of it.')
  await expect(notes).toContainText('It may have arrived twice')
  await expect(page.getByRole('main').locator('input, textarea, select').filter({ visible: true })).toHaveCount(0)
  await expectAccessible(page, 'section[aria-label="The mail"]')
  await expectNoSidewaysScroll(page)
})

test('the filters above the outbox show the mails that they count, and the chosen one is marked', async ({
  page,
  db,
}) => {
  const [failed, undone] = [await writeTo(page, db), await writeTo(page, db)]
  await fail(db, failed.subject, '550')
  await db.query(`UPDATE mails SET status = 'undone' WHERE subject = $1`, [undone.subject])
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/mails')
  const filters = page.getByRole('navigation', { name: 'Mails to show' })
  const current = filters.locator('[aria-current]')
  await expect(current).toHaveText(/^All \d+$/)
  await expect(rowOf(page, undone.subject).locator('s')).toHaveText(undone.subject)
  await expect(rowOf(page, undone.subject).getByRole('link', { name: /^Write again/ })).toHaveAttribute(
    'href',
    `/admin/collections/player-registrations/${undone.id}`,
  )
  await filters.getByRole('link', { name: /^Failed \d+$/ }).click()
  await expect(current).toHaveText(/^Failed \d+$/)
  const count = Number((await current.innerText()).replace(/\D/g, ''))
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(count)
  await expect(rowOf(page, failed.subject)).toBeVisible()
  await expect(rowOf(page, undone.subject)).toHaveCount(0)
  await expectAccessible(page, '.fc-chips--list')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  for (const chip of await filters.getByRole('link').all())
    expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(44)
})
