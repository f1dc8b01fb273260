// Two editors in one article or event: nothing that one of them entered is lost without a word.
import type { Browser, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { gate } from '../support/gate'
import { expect, reactReady, revisit, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'

const TYPED = 'Written while the line was slow.'

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

/** Types into the text of the article while no autosave is answered, and waits until the article is locked. */
async function typeUnsaved(page: Page): Promise<() => void> {
  const line = gate()
  await page.route(/autosave=true/, async (route) => {
    await line.opened
    await route.continue()
  })
  const save = page.waitForRequest(/autosave=true/)
  const text = page.locator('.rich-text-lexical [contenteditable=true]')
  await text.click()
  await page.keyboard.type(TYPED)
  await page.getByLabel('Excerpt').fill('Entered, but not saved.')
  await save
  return line.open
}

test('what was not saved when a colleague took the article over is kept, and can be copied', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await makeDraft(page, 'posts')
  const other = await otherEditor(browser, baseURL!)
  await openAs(page, 'editor', 'posts', id)
  const answer = await typeUnsaved(page)

  await signInAs(other, 'admin')
  await visit(other, paths.adminDocument('posts', id))
  await other.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  // A save ends the lock, so the colleague's waits until the lock was seen.
  const line = gate()
  await other.route(/autosave=true/, async (route) => {
    await line.opened
    await route.continue()
  })
  const saved = other.waitForResponse(/autosave=true/)
  await other.locator('#field-title').fill('Mine now')
  await other.waitForRequest(/autosave=true/)

  answer()
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
  // It survives a reload, until the person does not need it any more.
  line.open()
  await saved
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await revisit(page)
  await expect(kept).toContainText(TYPED)
  await kept.getByRole('button', { name: 'I do not need it' }).click()
  await expect(kept).toHaveCount(0)
  await other.context().close()
})

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
