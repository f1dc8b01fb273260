import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'
import { styled } from '../../support/styled'

test.use({ worldName: 'alone_dashboard_failure' })

test('what cannot be read says so, the rest stands, and another try brings it back', async ({ page, db }) => {
  await signInAs(page, 'registrar')
  const families = page.locator(`${styled('workPart')}, ${styled('weeks')}`).filter({ hasText: /New and overdue/ })
  await db.query('ALTER TABLE inbox_entries RENAME TO inbox_entries_away')
  try {
    await visit(page, '/admin')
    await expect(families).toHaveCount(1)
    await expect(families.getByRole('alert')).toHaveText('Could not load. Try again.')
    await expect(families).not.toContainText('Nothing waits')
    await expect(page.locator(styled('dashboard')).getByRole('alert')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Around the academy' })).toContainText(/Nothing waits|\d/)
  } finally {
    await db.query('ALTER TABLE inbox_entries_away RENAME TO inbox_entries')
  }
  await families.getByRole('link', { name: 'Try again.' }).click()
  await expect(families).toContainText(/Nothing waits|past the promise|new /)
  await expect(page.locator(styled('dashboard')).getByRole('alert')).toHaveCount(0)
})
