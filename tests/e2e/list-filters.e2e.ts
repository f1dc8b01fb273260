import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, revisit, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'

test('the list of players is filtered by division and by missing papers, and searched by the phone of a guardian', async ({
  page,
}) => {
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/players')
  const filters = page.getByRole('navigation', { name: 'Players to show' })
  const current = filters.locator('[aria-current]')
  const rows = page.locator('.collection-list tbody tr')
  await expect(current).toHaveText(/^All \d+$/)
  await filters.getByRole('link', { name: /^12U/ }).click()
  await expect(current).toHaveText(/^12U \d+$/)
  const divisions = await rows.locator('.cell-division').allInnerTexts()
  expect(new Set(divisions.map((text) => text.trim()))).toEqual(new Set(['12U']))
  await filters.getByRole('link', { name: /^Papers missing/ }).click()
  await expect(current).toHaveText(/^Papers missing \d+$/)
  await expect(rows.first()).toBeVisible()
  await expect(rows.filter({ hasText: 'Complete' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'No enrollment' })).toHaveCount(0)
  await expectAccessible(page, '.fc-chips--list')
  await filters.getByRole('link', { name: /^All/ }).click()
  await expect(current).toHaveText(/^All \d+$/)
  const search = page.getByRole('searchbox', { name: 'Search: Name, number, guardian or phone' })
  await search.fill('555-0110')
  await expect(rows.filter({ hasNotText: '(623) 555-0110' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Avery Exampleton' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]search=v1/)
  // Not of three digits: the port may have them.
  expect(page.url()).not.toMatch(/555.?0110/)
  await revisit(page)
  await expect(search).toHaveValue('555-0110')
  await expect(rows.filter({ hasNotText: '(623) 555-0110' })).toHaveCount(0)
  await search.fill('')
  await expect(page).not.toHaveURL(/search=v1/)
  await expect(rows.filter({ hasNotText: '(623) 555-0110' }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('the list of articles shows who changed one and who has it open, and is filtered by counted links', async ({
  page,
  db,
}) => {
  const { rows: found } = await db.query<{ id: string; title: string; admin: string }>(
    `SELECT p.id, p.title, s.id AS admin FROM posts p, staff s JOIN staff_roles r ON r.parent_id = s.id AND r.value = 'admin'
     WHERE p._status = 'published' ORDER BY p.date LIMIT 1`,
  )
  const { id, title, admin } = found[0]!
  await signInAs(page, 'editor')
  const headers = await staffHeaders(page.request, 'editor')
  const draft = await page.request.patch(`/api/posts/${id}?draft=true`, {
    headers,
    data: { excerpt: 'A new thought.' },
  })
  expect(draft.status()).toBe(200)
  const lock = await db.query<{ id: string }>('INSERT INTO payload_locked_documents DEFAULT VALUES RETURNING id')
  await db.query(
    `INSERT INTO payload_locked_documents_rels (parent_id, path, posts_id, staff_id)
     VALUES ($1, 'document', $2, NULL), ($1, 'user', NULL, $3)`,
    [lock.rows[0]!.id, id, admin],
  )
  await visit(page, '/admin/collections/posts')
  const filters = page.getByRole('navigation', { name: 'Articles to show' })
  const current = filters.locator('[aria-current]')
  await expect(current).toHaveText(/^All \d+$/)
  await expectAccessible(page, '.collection-list td:not(.cell-_select)')
  await filters.getByRole('link', { name: /^Drafts/ }).click()
  await expect(current).toHaveText(/^Drafts \d+$/)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.locator('.cell-lastAuthor')).toContainText('You')
  await expect(row.locator('.cell-contentCheck')).toHaveText(/ has it open$/)
  await expect(row.locator('.cell-title small')).not.toBeEmpty()
  const count = Number((await current.innerText()).replace(/\D/g, ''))
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(Math.min(count, 25))
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await db.query('DELETE FROM payload_locked_documents WHERE id = $1', [lock.rows[0]!.id])
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
