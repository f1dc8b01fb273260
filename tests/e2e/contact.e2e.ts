import { contactInput } from '../support/factories'
import { both, expect, expectMessage, fill, hydrated, revisit, test, visit } from '../support/site'

test.beforeEach(async ({ page }) => {
  await visit(page, '/#contact')
  await hydrated(page)
})

test('stores a message for staff and confirms it', both, async ({ page, db }) => {
  const name = `Writer ${Date.now()}`
  await fill(page, contactInput({ name }))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible()
  const { rows } = await db.query('SELECT message, status FROM form_entries WHERE name = $1', [name])
  expect(rows).toEqual([{ message: 'When is the next tryout?', status: 'pending' }])
})

test('marks empty and invalid answers, and keeps the message', both, async ({ page }) => {
  await fill(page, { name: '  ', email: 'broken', message: 'Keep me' })
  await page.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['Please enter your name.', 'Please enter a valid email address.'])
  await expectMessage(page, 'name', 'Please enter your name.')
  await expectMessage(page, 'email', 'Please enter a valid email address.')
  await expect(page.locator('#message')).toHaveValue('Keep me')
})

test('keeps all input after a failure', async ({ page }) => {
  await page.route('**/forms/contact', (route) => route.abort())
  await fill(page, contactInput())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('still here')
  await expect(page.locator('#message')).toHaveValue('When is the next tryout?')
})

test('restores the input after a reload, until it is sent', async ({ page }) => {
  await fill(page, contactInput())
  await revisit(page)
  await expect(page.locator('#message')).toHaveValue('When is the next tryout?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeFocused()
  await revisit(page)
  await expect(page.locator('#message')).toHaveValue('')
})
