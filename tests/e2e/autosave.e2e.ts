// Payload's own response to an autosave keeps only the last changed field: see src/admin/KeepChanges.client.tsx.
import { adminPaths } from '../../src/lib/admin-paths'
import { gate, holdAutosave } from '../support/gate'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'

const EXCERPT = 'Entered while the title was being saved.'
const TEXT = 'Written while the title was being saved.'

test('everything entered while an autosave is under way stays in the form, and is stored by the next one', async ({
  page,
}) => {
  await signInAs(page, 'editor')
  const headers = await staffHeaders(page.request, 'editor')
  const made = await page.request.post('/api/posts?draft=true', { headers, data: { title: 'Quick', _status: 'draft' } })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  const read = async () => (await page.request.get(`/api/posts/${id}?draft=true`, { headers })).json()
  await visit(page, adminPaths.document('posts', id))
  const [title, excerpt, role] = ['#field-title', '#field-excerpt', '#field-authorRole'].map((at) => page.locator(at))
  const text = page.locator('.rich-text-lexical [contenteditable=true]')
  await reactReady(page, '#field-title')
  await expect(text).toBeVisible()

  const response = gate()
  await holdAutosave(page, response.opened)
  const save = page.waitForRequest(/autosave=true/)
  await title!.fill('Saved first')
  await save
  await excerpt!.fill(EXCERPT)
  await text.click()
  await page.keyboard.type(TEXT)
  await role!.fill('Head coach')
  response.open()

  await expect.poll(read).toMatchObject({ title: 'Saved first', excerpt: EXCERPT, authorRole: 'Head coach' })
  await expect.poll(async () => JSON.stringify(await read())).toContain(TEXT)
  await expect(excerpt!).toHaveValue(EXCERPT)
  await expect(text).toHaveText(TEXT)
  await expect(role!).toHaveValue('Head coach')
})
