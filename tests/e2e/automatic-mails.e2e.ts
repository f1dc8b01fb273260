import { changeInAdmin } from '../support/admin'
import { expectAccessible } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { sponsorInput } from '../support/factories'
import { queryMails } from '../support/mails'

// Which mails are expanded is stored per member of staff.
test.beforeEach(({ db }) => db.query(`DELETE FROM payload_preferences WHERE key LIKE '%automatic-mails'`))
test.afterEach(({ db }) => db.query('DELETE FROM automatic_mails'))

test('staff edit an automatic mail; an invalid placeholder is rejected and no input is lost', async ({ page, db }) => {
  await signInAs(page, 'registrar')
  await visit(page, '/admin/globals/automatic-mails')
  await page.locator('.collapsible__toggle').nth(5).click()
  const subject = page.locator('#field-sponsorReceived__subject')
  const body = page.locator('#field-sponsorReceived__body')
  const unsaved = page.getByText('Save it first: the saved text is sent.')
  await expect(subject).toHaveValue('We have your sponsor inquiry ({reference})')
  await expectAccessible(page, '.tabs-field__content-wrap')

  await changeInAdmin(page, () => body.fill('Dear {sponsor},\n\nyour inquiry {reference} made our day.'))
  await expect(unsaved.first()).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“{sponsor}” is no word we can fill in.')).toBeVisible()
  await expect(body).toHaveValue(/^Dear \{sponsor\}/)

  await changeInAdmin(page, () => body.fill('Hello,\n\nyour inquiry {reference} made our day.'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(unsaved).toHaveCount(0)
  await changeInAdmin(page, () => subject.fill('Thank you from all of us ({reference})'))
  await expect(unsaved.first()).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(unsaved).toHaveCount(0)
  await page.getByRole('button', { name: 'Send it to me' }).and(page.locator(':visible')).click()
  await expect(page.getByText(/^On its way to .*@example\.org, filled in/)).toBeVisible()

  const answer = await page.request.post('/forms/sponsor', {
    data: sponsorInput(),
    headers: { origin: new URL(page.url()).origin },
  })
  const { reference } = await answer.json()
  const { rows } = await queryMails(
    db,
    `SELECT subject, text FROM mails WHERE reference = $1 AND kind = 'sponsor-sender'`,
    [reference],
  )
  expect(rows).toEqual([
    { subject: `Thank you from all of us (${reference})`, text: `Hello,\n\nyour inquiry ${reference} made our day.` },
  ])
})
