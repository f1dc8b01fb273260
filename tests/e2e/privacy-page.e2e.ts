import { expectAccessible } from '../support/accessible'
import { both, expect, test, visit } from '../support/site'

test('each subject of what we keep opens to its readers and retention period', both, async ({ page }) => {
  await visit(page, '/privacy')
  const health = page.locator('details').filter({ hasText: 'Health and care' })
  const note = health.getByText('Health note', { exact: true })
  await expect(note).toBeHidden()
  await health.locator('summary').click()
  await expect(note).toBeVisible()
  await expect(health.getByText('You, the coaches of the squad, the registrar and admins')).toBeVisible()
  await expect(health.getByText('90 days after the last practice')).toBeVisible()
  await expectAccessible(page)
})

test('what we keep is printed in full', async ({ page }) => {
  await visit(page, '/privacy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Health note', { exact: true })).toBeVisible()
})
