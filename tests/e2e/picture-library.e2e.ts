import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

test('an editor finds unused pictures among large thumbnails, on a phone too', async ({ page }) => {
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/media')
  const filters = page.getByRole('navigation', { name: 'Pictures to show' })
  await expect(filters.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page, 'nav[aria-label="Pictures to show"]')
  const first = page.locator('tbody tr').first()
  const picture = first.locator('.file__thumbnail')
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(200)
  await filters.getByRole('link', { name: /^Not on the site \d+$/ }).click()
  await expect(page).toHaveURL(/only=unused-pictures/)
  await expect(filters.getByRole('link', { name: /^Not on the site/ })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await visit(page, '/admin/collections/media')
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/media\/[0-9a-f-]{36}/)
})
