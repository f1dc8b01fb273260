import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible, expectLandmarks } from '../support/accessible'
import { makeRegistration } from '../support/inbox'
import { expect, test, visit } from '../support/site'
import { registrationInput } from '../support/factories'
import { signInAs } from '../support/staff-session'

const PHONE = { width: 390, height: 844 }

test('each role sees only links it may open, and the current page is marked', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Back office' })
  const names = async () => (await nav.getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0])
  await signInAs(page, 'treasurer')
  await visit(page, '/admin/inbox?kind=pledges')
  expect(await names()).toEqual([
    'Today',
    'Inbox',
    'Outbox',
    'How we are doing',
    'Pledges',
    'Sponsors',
    'Fees',
    'Settings',
  ])
  await expect(nav.locator('[aria-current]')).toHaveText('Pledges')
  await expectAccessible(page, 'aside')
})

const VIEWS = [
  adminPaths.home,
  adminPaths.inbox(),
  adminPaths.inbox('view=board'),
  '/admin/audit',
  '/admin/figures',
  '/admin/retention',
  '/admin/rosters',
  '/admin/pages',
  '/admin/settings',
]

test('each view of the office has one main landmark, and nothing outside of landmarks', async ({ page, db }) => {
  const entry = await makeRegistration(db, { first: 'Ada' })
  await signInAs(page, 'admin')
  for (const path of [...VIEWS, adminPaths.document('player-registrations', entry)]) {
    await visit(page, path)
    await expectLandmarks(page)
  }
  await signInAs(page, 'coach')
  await visit(page, adminPaths.home)
  await expectLandmarks(page)
})

test('badges count pending work, a collapsed group shows their sum, and both persist after a reload', async ({
  page,
}) => {
  const sent = await page.request.post(paths.formPost('registration'), { data: registrationInput() })
  expect(sent.status()).toBe(201)
  await signInAs(page, 'admin')
  await visit(page, '/admin')
  const nav = page.getByRole('navigation', { name: 'Back office' })
  const inbox = nav.getByRole('link', { name: /^Inbox, \d+ waiting$/ })
  await expect(inbox).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/payload-preferences/'))
  await nav.getByText('Families').click()
  await saved
  await page.reload()
  await expect(inbox).toBeHidden()
  await expect(nav.getByText('Families').locator('i')).toHaveText(/^\d+$/)
})

test('the key [ collapses the side bar to its icons, but not while typing', async ({ page }) => {
  await signInAs(page, 'admin')
  await visit(page, '/admin/settings')
  const link = page.getByRole('link', { name: 'Articles' })
  const width = async () => (await link.boundingBox())!.width
  const before = await width()
  await page.getByLabel('Find by name').pressSequentially('[')
  expect(await width()).toBe(before)
  await page.getByRole('heading', { name: 'Settings' }).click()
  await page.keyboard.press('[')
  await expect.poll(width).toBeLessThan(60)
  await expectAccessible(page, 'aside')
})

test('on a phone a drawer opens over the page, traps focus and closes with Escape', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signInAs(page, 'registrar')
  await visit(page, '/admin')
  const nav = page.getByRole('navigation', { name: 'Back office' })
  await expect(nav).toBeHidden()
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.click()
  await expect(nav).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.querySelector('aside')!.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(nav).toBeHidden()
  await expect(button).toBeFocused()
})

test('page texts and settings are one list each, filtered while typing', async ({ page }) => {
  await signInAs(page, 'editor')
  await visit(page, '/admin/pages')
  await page.getByLabel('Find by name').fill('donate')
  await page.getByRole('link', { name: 'Donation page' }).click()
  await expect(page).toHaveURL(/\/admin\/globals\/donate-page/)
})
