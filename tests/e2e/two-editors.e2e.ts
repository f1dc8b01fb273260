// Two editors in one event or article: nothing that one of them entered is lost without a message.
import type { Browser, Page } from '@playwright/test'
import type pg from 'pg'
import { paths } from '../../src/lib/paths'
import { readLogin } from '../support/logins'
import { expect, reactReady, revisit, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'

async function makeDraft(page: Page, collection: string): Promise<string> {
  const headers = await staffHeaders(page.request, 'editor')
  const data = { title: `Two editors ${Date.now()}`, _status: 'draft' }
  const made = await page.request.post(`/api/${collection}?draft=true`, { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { doc: { id: string } }).doc.id
}

async function openAs(page: Page, role: string, collection: string, id: string): Promise<void> {
  await signInAs(page, role)
  await visit(page, paths.adminDocument(collection, id))
  await reactReady(page, '#field-title')
}

async function otherEditor(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}

test('a save over a colleague’s newer event is refused, and what was entered stays on the screen', async ({ page }) => {
  const id = await makeDraft(page, 'events')
  await openAs(page, 'admin', 'events', id)
  // The colleague's change comes without a browser: what is typed there locks the event, sometimes until after its save.
  const headers = await staffHeaders(page.request, 'editor')
  const event = `/api/events/${id}?draft=true`
  const saved = await page.request.patch(event, { headers, data: { title: 'Changed first' } })
  expect(saved.status(), await saved.text()).toBe(200)

  const refused = page.waitForResponse(/autosave=true/)
  await page.getByLabel('Description').fill('Typed on the older event.')
  expect((await refused).status()).toBe(409)
  await expect(page.getByRole('alert').filter({ hasText: 'changed this since you opened it' })).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Typed on the older event.')
  const stored = await page.request.get(event, { headers })
  expect(await stored.json()).toMatchObject({ title: 'Changed first', description: null })
})

const TYPED = 'Written while the line was down.'

/** Waits until the article is locked by the account with this role. */
async function expectLockedBy(db: pg.Pool, post: string, role: string): Promise<void> {
  const holders = async () => {
    const { rows } = await db.query<{ email: string }>(
      `SELECT s.email FROM payload_locked_documents_rels d JOIN payload_locked_documents_rels u
         ON u.parent_id = d.parent_id AND u.path = 'user' JOIN staff s ON s.id = u.staff_id WHERE d.posts_id = $1`,
      [post],
    )
    return rows.map((row) => row.email)
  }
  await expect.poll(holders).toEqual([readLogin(role).email])
}

/** Types into the text and the excerpt while no autosave gets through: a save would end the lock. */
async function typeUnsaved(page: Page): Promise<void> {
  await page.route(/autosave=true/, (route) => route.abort())
  await page.locator('.rich-text-lexical [contenteditable=true]').click()
  await page.keyboard.type(TYPED)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await page.getByLabel('Excerpt').fill('Entered, but not saved.')
  await answered
}

test('what was not saved when a colleague took the article over is kept, and can be copied', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const id = await makeDraft(page, 'posts')
  const other = await otherEditor(browser, baseURL!)
  await openAs(page, 'editor', 'posts', id)
  await typeUnsaved(page)
  await expectLockedBy(db, id, 'editor')
  await openAs(other, 'admin', 'posts', id)
  await other.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await expectLockedBy(db, id, 'admin')

  await page.getByLabel('Role of the author').fill('Editor')
  await page.getByRole('dialog').getByRole('button', { name: 'View read-only' }).click()
  const kept = page.getByRole('region', { name: 'What you had not saved' })
  await expect(kept).toContainText(TYPED)
  await expect(kept).toContainText('Entered, but not saved.')
  // What Payload shows now is the stored article.
  await expect(page.locator('#field-excerpt')).toHaveValue('')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await kept.getByRole('button', { name: 'Copy: Text' }).click()
  await expect(kept.getByRole('button', { name: 'Copied: Text' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TYPED)

  await test.step('it survives a reload, until the person does not need it any more', async () => {
    // The colleague is done, so that no dialog covers the article.
    await other.context().close()
    await db.query(
      `DELETE FROM payload_locked_documents WHERE id IN (SELECT parent_id FROM payload_locked_documents_rels WHERE posts_id = $1)`,
      [id],
    )
    await revisit(page)
    await expect(kept).toContainText(TYPED)
    await kept.getByRole('button', { name: 'I do not need it' }).click()
    await expect(kept).toHaveCount(0)
  })
})
