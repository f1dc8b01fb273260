// The office on a phone of 390 pixels, beyond the inbox and the film room: what is tapped is 44 pixels high, and nothing scrolls sideways.
import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectThumbSized } from '../support/thumb'

test.use({ viewport: { width: 390, height: 844 } })

const VIEWS = [
  adminPaths.home,
  '/admin/audit',
  '/admin/figures',
  adminPaths.retention,
  adminPaths.rosters,
  adminPaths.pages,
  adminPaths.settings,
  '/admin/account',
]
const LISTS = ['players', 'media', 'staff']
const GLOBALS = ['home-page', 'fees']
/** With a text, a picture, a film, and boxes to tick. */
const DOCUMENTS = ['posts', 'media', 'film-files', 'coaches', 'members']

async function expectPhone(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectThumbSized(page, '.template-default')
    })
  }
}

test('views and lists', async ({ page }) => {
  await signInAs(page, 'admin')
  await expectPhone(page, [...VIEWS, ...LISTS.map((slug) => adminPaths.list(slug))])
})

test('documents and settings', async ({ page, db }) => {
  const documents = DOCUMENTS.map(async (slug) => {
    const table = slug.replace('-', '_')
    const { rows } = await db.query<{ id: string }>(`SELECT id FROM ${table} ORDER BY created_at LIMIT 1`)
    return adminPaths.document(slug, rows[0]!.id)
  })
  await signInAs(page, 'admin')
  await expectPhone(page, [...GLOBALS.map(adminPaths.global), ...(await Promise.all(documents))])
})

test('the menu, the search, and a missing address on Today', async ({ page, db }) => {
  await db.query(
    `INSERT INTO missing_addresses VALUES ('/coach/e-ruiz', (now() AT TIME ZONE 'America/Phoenix')::date, 12) ON CONFLICT DO NOTHING`,
  )
  await signInAs(page, 'admin')
  await visit(page, adminPaths.home)
  await expect(page.getByRole('button', { name: 'Another page: /coach/e-ruiz' })).toBeVisible()
  await expectThumbSized(page, '.template-default')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
  await expectThumbSized(page, 'aside')
  await page.getByRole('button', { name: /^Find anything/ }).click()
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible()
  await expectThumbSized(page, 'dialog[open]')
})
