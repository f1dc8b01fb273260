import { expect, test, visit } from '../support/site'

test('an unknown event or album gets the page of missing addresses, not that of an error', async ({ page }) => {
  for (const path of ['/events/no-such', '/media/no-such']) {
    expect((await visit(page, path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  }
})
