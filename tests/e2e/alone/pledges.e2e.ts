import { moveTo } from '../../support/answer'
import { pledgeInput } from '../../support/factories'
import { changeInAdmin } from '../../support/admin'
import { expect, reactReady, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'

test('the progress bar moves once when a treasurer records a received pledge', async ({ page, db, baseURL }) => {
  const { rows: campaigns } = await db.query('SELECT id FROM campaigns ORDER BY "order" LIMIT 1')
  const name = `Bar Mover${Date.now()}`
  const body = pledgeInput({ campaign: campaigns[0].id, name, level: 'other', otherAmount: '2500' })
  expect((await page.request.post('/forms/pledge', { data: body })).status()).toBe(201)
  const { rows } = await db.query('SELECT id FROM pledges WHERE name = $1', [name])
  await signInAs(page, 'treasurer')
  await visit(page, `/admin/collections/pledges/${rows[0].id}`)
  await reactReady(page, '#fc-answer-status')
  await moveTo(page, 'Received').check()
  await page.getByRole('button', { name: 'Move without a mail' }).click()
  await expect(page.getByText('Moved without a mail.')).toBeVisible()
  await expect(async () => {
    await visit(page, '/fundraiser')
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('main')).toContainText('$17,500')
  // Other tests rely on the figures of the seed.
  await page.request.patch(`/api/pledges/${rows[0].id}`, {
    headers: { origin: baseURL! },
    data: { status: 'cancelled' },
  })
  await expect(async () => {
    await visit(page, '/fundraiser')
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30', { timeout: 1000 })
  }).toPass()
})

test('a gift without an e-mail is entered in dollars; a wrong amount is corrected with a reason', async ({ page }) => {
  await signInAs(page, 'treasurer')
  await visit(page, '/admin/collections/pledges/create')
  await page.getByLabel('Name').fill('Cash Boxer')
  await page.getByLabel('Amount pledged').fill('1230')
  await page.locator('#field-campaign').click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/successfully created/i)).toBeVisible()
  const reason = page.getByLabel('Why it is corrected')
  await page.getByRole('button', { name: 'Correct something' }).click()
  await expect(page.getByLabel('Amount pledged')).toHaveValue('$1,230')
  await expect(reason).toHaveCount(0)
  await changeInAdmin(page, () => page.getByLabel('Amount pledged').fill('123.50'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Say why in a few words/)).toBeVisible()
  await changeInAdmin(page, () => reason.fill('One zero too many'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/updated successfully/i)).toBeVisible()
  await expect(reason).toHaveCount(0)
  await visit(page, page.url())
  const story = page.getByRole('region', { name: 'History' })
  await expect(story).toContainText('Why: One zero too many')
  await expect(story).toContainText('$123.50')
})
