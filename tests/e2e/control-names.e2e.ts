// Names that Payload leaves out: see src/admin/control-names.ts.
import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible } from '../support/accessible'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

type Db = { query: <Row extends object>(text: string) => Promise<{ rows: Row[] }> }

async function openFirst(page: Page, db: Db, collection: string, where: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(`SELECT id FROM ${collection} WHERE ${where} ORDER BY id LIMIT 1`)
  await visit(page, adminPaths.document(collection, rows[0]!.id))
  await reactReady(page, '.document-fields__fields')
}

test('the article editor names the toolbar, the picture and every field', async ({ page, db }) => {
  await signInAs(page, 'editor')
  await openFirst(page, db, 'posts', 'image_id IS NOT NULL')
  const form = page.locator('.document-fields')
  const toolbar = page.locator('.fixed-toolbar')
  await expect(toolbar.getByRole('button', { name: 'Style of the paragraph' })).toBeVisible()
  for (const name of ['Bold', 'Italic']) {
    const toggle = toolbar.getByRole('button', { name, exact: true })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await expect(toggle).toHaveAttribute('title', name)
  }
  const picture = page.locator('.upload-relationship-details').first()
  const file = (await picture.locator('.upload-relationship-details__filename').textContent())!
  await expect(picture.getByRole('button', { name: `Edit ${file}` })).toBeVisible()
  await expect(picture.getByRole('button', { name: `Remove ${file}` })).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Category' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Date', exact: true })).toBeVisible()
  await expectAccessible(page, '.document-fields')
  await toolbar.getByRole('button', { name: 'Style of the paragraph' }).click()
  await expect(toolbar.getByRole('button', { name: 'Style of the paragraph', expanded: true })).toBeVisible()
})

test('the film editor and the list of pictures have no control without a name', async ({ page, db }) => {
  await signInAs(page, 'editor')
  await openFirst(page, db, 'films', 'true')
  await reactReady(page, '#field-chapters')
  await expect(page.locator('.document-fields').getByRole('combobox', { name: 'Level' })).toBeVisible()
  await expectAccessible(page, '.document-fields')
  await expectAccessible(page, '.doc-controls')
  await visit(page, adminPaths.list('media'))
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible()
  // Each picture is drawn when it has loaded, and loses its repeated name in the next frame.
  await expect(page.locator('.collection-list .shimmer-effect')).toHaveCount(0)
  await expect(page.locator('.collection-list td img:not([alt=""])')).toHaveCount(0)
  await expectAccessible(page, '.collection-list')
})

test('the rows of a page have the names of their texts, also after these change', async ({ page }) => {
  await signInAs(page, 'editor')
  await visit(page, adminPaths.global('home-page'))
  await reactReady(page, '.document-fields__fields')
  const row = page.locator('.array-field__row').first()
  const label = (await row.locator('.collapsible__header-wrap').first().textContent())!.trim()
  await expect(row.getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-expanded', /true|false/)
  await expect(row.getByRole('button', { name: `Move ${label}`, exact: true })).toBeVisible()
  await row.getByRole('button', { name: `More for ${label}`, exact: true }).click()
  await page.getByRole('button', { name: 'Move Down' }).click()
  const moved = page.locator('.array-field__row').nth(1)
  const now = (await moved.locator('.collapsible__header-wrap').first().textContent())!.trim()
  await expect(moved.getByRole('button', { name: `More for ${now}`, exact: true })).toBeVisible()
  await expectAccessible(page, '.document-fields')
})
