import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'
import { styled } from '../../support/styled'

test('names the part that could not be loaded, shows the rest, and loads it on retry', async ({ page, db }) => {
  await signInAs(page, 'registrar')
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' })
  await db.query('ALTER TABLE inbox_entries RENAME TO inbox_entries_away')
  try {
    await visit(page, '/admin')
    await expect(waiting.getByRole('alert')).toHaveText('What families sent could not load. Try again.')
    await expect(waiting).not.toContainText('Nothing waits')
    await expect(page.locator(`${styled('workPart')} [role=alert]`)).toHaveText([
      'Could not load. Try again.',
      'Could not load. Try again.',
    ])
    await expect(page.getByRole('region', { name: 'Coming up' })).toBeVisible()
  } finally {
    await db.query('ALTER TABLE inbox_entries_away RENAME TO inbox_entries')
  }
  await waiting.getByRole('alert').getByRole('link', { name: 'Try again.' }).click()
  await expect(waiting).toContainText(/All done|Since/)
  await expect(page.locator(styled('dashboard')).getByRole('alert')).toHaveCount(0)
})
