import { makeOther, makeRegistration } from '../support/inbox'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const PAGE = styled('figures')
const PHONE = { width: 390, height: 844 }

test('a registrar opens the figures from the menu and follows a number to its list', async ({ page, db }) => {
  await makeRegistration(db, { first: 'Figures', last: 'Countwell' })
  await signInAs(page, 'registrar')
  await visit(page, '/admin')
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'How we are doing' }).click()
  await expect(page.getByRole('heading', { name: 'How we are doing', level: 1 })).toBeVisible()
  await expectAccessible(page, PAGE)
  const row = page.locator('section', { hasText: 'First answers' }).getByRole('row', { name: /^Registrations/ })
  const received = row.getByRole('link', { name: /received: Registrations$/ })
  const count = Number.parseInt((await received.innerText()).replace(',', ''), 10)
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM inbox_entries WHERE kind = 'player-registrations' AND merged_into IS NULL
       AND status <> 'spam' AND received_at > now() - interval '78 days'`,
  )
  expect(count).toBeGreaterThanOrEqual(rows[0]!.count)
  await received.click()
  await expect(page).toHaveURL(/\/admin\/inbox\?kind=player-registrations&since=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('link', { name: 'Figures Countwell' })).toBeVisible()
  await expect(page.getByLabel('Received from')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
})

test('shows one kind by week, fits a phone and prints without the back office', async ({ page, db }) => {
  await makeOther(db, 'message', 'Sam Weekly')
  await page.setViewportSize(PHONE)
  await signInAs(page, 'admin')
  await visit(page, '/admin/figures')
  await page.getByRole('navigation', { name: 'Kind shown by week' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { name: 'By week: Messages' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'From tryout to team' })).toBeVisible()
  await expectAccessible(page, PAGE)
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.locator('header.app-header')).toBeHidden()
})

test('a treasurer sees the figures of supporters, and none of families', async ({ page, db }) => {
  await makeRegistration(db)
  await makeOther(db, 'sponsor', 'Figure Tiles')
  await signInAs(page, 'treasurer')
  await visit(page, '/admin/figures?kind=player-registrations')
  await expect(page.getByRole('heading', { name: 'By week', exact: true })).toBeVisible()
  await expect(page.locator(PAGE)).not.toContainText(/registrations|tryout|player/i)
})

for (const role of ['coach', 'editor']) {
  test(`a ${role} gets no figures and no link to them`, async ({ page }) => {
    await signInAs(page, role)
    await visit(page, '/admin/figures')
    await expect(page.getByText('Your account may not open this page.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'How we are doing' })).toHaveCount(0)
    await expect(page.getByRole('table')).toHaveCount(0)
  })
}

test('visitors are asked to sign in first', async ({ page }) => {
  await visit(page, '/admin/figures')
  await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin%2Ffigures')
})
