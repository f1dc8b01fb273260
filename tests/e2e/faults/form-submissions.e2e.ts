import type { Page } from '@playwright/test'
import { applicationInput, contactInput } from '../../support/factories'
import { expectAccessible } from '../../support/accessible'
import { readLogin, readServerLog } from '../../support/logins'
import { expect, test, visit } from '../../support/site'

const LINE = 'A list of form submissions could not be read.'

test.afterEach(({ db }) => db.query('ALTER TABLE IF EXISTS applications_away RENAME TO applications'))

test('a list that cannot be loaded shows an error and can be retried; the others are shown', async ({ page, db }) => {
  const mark = `Fault${Date.now()}`
  for (const [form, data] of [
    ['application', applicationInput({ fullName: `Riley ${mark}` })],
    ['contact', contactInput({ name: mark })],
  ] as const)
    expect((await page.request.post(`/forms/${form}`, { data })).status()).toBe(201)
  await signInFrom(page, '/form-submissions')
  await db.query('ALTER TABLE applications RENAME TO applications_away')
  const before = readServerLog().split(LINE).length

  await visit(page, '/form-submissions?tab=applications')
  await expect(page.getByText('Could not load. Try again.', { exact: true })).toBeVisible()
  await expect(page.getByText('No applications yet.')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Applications (not loaded)' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: /^General Forms \(\d+\)$/ }).click()
  await expect(page.getByRole('article', { name: mark })).toBeVisible()
  const log = readServerLog()
  expect(log.split(LINE)).toHaveLength(before + 1)
  expect(log).not.toContain(mark)

  await page.getByRole('tab', { name: /Applications/ }).click()
  await db.query('ALTER TABLE applications_away RENAME TO applications')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: new RegExp(mark) })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Applications \(\d+\)$/ })).toBeVisible()
})

test('a placeholder is shown while a list loads, and the other tabs are already there', async ({ page, db }) => {
  const mark = `Slow${Date.now()}`
  const sent = await page.request.post('/forms/application', { data: applicationInput({ fullName: `Riley ${mark}` }) })
  expect(sent.status()).toBe(201)
  await signInFrom(page, '/form-submissions')
  const client = await db.connect()
  await client.query('BEGIN')
  await client.query('LOCK TABLE applications IN ACCESS EXCLUSIVE MODE')
  await page.goto('/form-submissions?tab=applications', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect(page.getByRole('tab').first()).toHaveText(/^Player Registrations \(\d+\)$/)
  await client.query('COMMIT')
  client.release()
  await expect(page.getByRole('article', { name: new RegExp(mark) })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
})

/** Signs in on the page to which visitors are redirected, which redirects back. */
async function signInFrom(page: Page, path: string): Promise<void> {
  const { email, password } = readLogin('registrar')
  await visit(page, path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Form Submissions')
}
