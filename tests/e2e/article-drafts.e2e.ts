import { formatMoment } from '@/lib/dates'
import { changeInAdmin } from '../support/admin'
import { expect, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

test('an abandoned new form leaves no row in the list; it is titled as new, by the person who opened it', async ({
  page,
  db,
}) => {
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/posts/create')
  await expect(page).toHaveURL(/\/admin\/collections\/posts\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New article')
  const { rows } = await db.query(
    `SELECT name FROM staff s JOIN staff_roles r ON r.parent_id = s.id WHERE r.value = 'editor'`,
  )
  const author = await page.getByLabel('Author', { exact: false }).first().inputValue()
  expect(rows.map(({ name }) => name)).toContain(author)
  await visit(page, '/admin/collections/posts')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('<No Title>')).toHaveCount(0)
})

test('rejects scheduling an incomplete draft, and shows the time of a version in the academy’s time zone', async ({
  page,
  db,
}) => {
  const title = `Drafted ${Date.now()}`
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/posts/create')
  await expect(page).toHaveURL(/\/admin\/collections\/posts\/[0-9a-f-]{36}/)
  await changeInAdmin(page, () => page.getByLabel('Title').first().fill(title))
  await revisit(page)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await page.getByRole('button', { name: 'Schedule for tomorrow 7 AM' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Before it can go out, fix:' })).toContainText('Excerpt')
  await page.goto(`${page.url().split('?')[0]}/versions`)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/versions\/[0-9a-f-]{36}/)
  const version = new URL(page.url()).pathname.split('/').at(-1)
  const { rows } = await db.query<{ at: Date }>('SELECT updated_at AS at FROM _posts_v WHERE id = $1', [version])
  await expect(page.locator('.step-nav')).toContainText(formatMoment(rows[0]!.at.toISOString()))
})
