// Two editors in one event: nothing that one of them entered is lost without a message.
import type { Page } from '@playwright/test'
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
