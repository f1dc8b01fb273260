// Two editors in one event: nothing that one of them entered is lost without a word.
import type { Browser, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { expect, reactReady, test, visit } from '../support/site'
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

test('a save over a colleague’s newer event is refused, and what was entered stays on the screen', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await makeDraft(page, 'events')
  const other = await otherEditor(browser, baseURL!)
  await openAs(page, 'editor', 'events', id)
  await openAs(other, 'admin', 'events', id)
  const saved = page.waitForResponse(/autosave=true/)
  await page.locator('#field-title').fill('Changed first')
  expect((await saved).status()).toBe(200)

  const refused = other.waitForResponse(/autosave=true/)
  await other.getByLabel('Description').fill('Typed on the older event.')
  expect((await refused).status()).toBe(409)
  await expect(other.getByRole('alert').filter({ hasText: 'changed this since you opened it' })).toBeVisible()
  await expect(other.getByLabel('Description')).toHaveValue('Typed on the older event.')
  const headers = await staffHeaders(page.request, 'editor')
  const stored = await page.request.get(`/api/events/${id}?draft=true`, { headers })
  expect(await stored.json()).toMatchObject({ title: 'Changed first', description: null })
  await other.context().close()
})
