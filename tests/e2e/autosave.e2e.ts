// Payload's own response to an autosave keeps only the last changed field: see src/admin/KeepChanges.client.tsx.
import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { gate, holdAutosave } from '../support/gate'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'

const EXCERPT = 'Entered while the title was being saved.'
const TEXT = 'Written while the title was being saved.'
const AUTOSAVE_MS = 800

test('everything entered while an autosave is under way stays in the form, and is stored by the next one', async ({
  page,
}) => {
  const { read, title, excerpt, role, text } = await openDraft(page, 'Quick')
  const response = gate()
  await holdAutosave(page, response.opened)
  const save = page.waitForRequest(/autosave=true/)
  await title.fill('Saved first')
  await save
  await excerpt.fill(EXCERPT)
  await text.click()
  await page.keyboard.type(TEXT)
  await role.fill('Head coach')
  response.open()

  await expect.poll(read).toMatchObject({ title: 'Saved first', excerpt: EXCERPT, authorRole: 'Head coach' })
  await expect.poll(async () => JSON.stringify(await read())).toContain(TEXT)
  await expect(excerpt).toHaveValue(EXCERPT)
  await expect(text).toHaveText(TEXT)
  await expect(role).toHaveValue('Head coach')
})

test('so does what is entered during the second of two autosaves in a row', async ({ page }) => {
  await page.clock.install()
  const { read, title, excerpt, role } = await openDraft(page, 'Quicker')
  const [first, second] = [gate(), gate()]
  await holdAutosave(page, first.opened)
  const firstSave = page.waitForRequest(/autosave=true/)
  await title.fill('Saved first')
  await firstSave
  await excerpt.fill('Saved second')
  // The second autosave now waits for the response to the first.
  await page.clock.runFor(AUTOSAVE_MS)
  await holdAutosave(page, second.opened)
  const secondSave = page.waitForRequest(/autosave=true/)
  first.open()
  await secondSave
  await excerpt.fill(EXCERPT)
  await role.fill('Head coach')
  second.open()

  await expect.poll(read).toMatchObject({ title: 'Saved first', excerpt: EXCERPT, authorRole: 'Head coach' })
  await expect(excerpt).toHaveValue(EXCERPT)
  await expect(role).toHaveValue('Head coach')
})

// Opens the form of a new draft.
async function openDraft(page: Page, newTitle: string) {
  await signInAs(page, 'editor')
  const headers = await staffHeaders(page.request, 'editor')
  const data = { title: newTitle, _status: 'draft' }
  const made = await page.request.post('/api/posts?draft=true', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  await visit(page, adminPaths.document('posts', id))
  const text = page.locator('.rich-text-lexical [contenteditable=true]')
  await reactReady(page, '#field-title')
  await expect(text).toBeVisible()
  return {
    read: async () => (await page.request.get(`/api/posts/${id}?draft=true`, { headers })).json(),
    title: page.locator('#field-title'),
    excerpt: page.locator('#field-excerpt'),
    role: page.locator('#field-authorRole'),
    text,
  }
}
