import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { expect, reactReady, visit } from './site'
import { signInAs, staffHeaders } from './staff-session'

/** Opens the form of a new question and answer as an editor. `read` returns its newest version. */
export async function openAnswer(page: Page) {
  await signInAs(page, 'editor')
  const headers = await staffHeaders(page.request, 'editor')
  const data = { question: 'When is it published?', answer: 'Later.', order: 900, _status: 'draft' }
  const made = await page.request.post('/api/faqs?draft=true', { headers, data })
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  await visit(page, adminPaths.document('faqs', id))
  await reactReady(page, '#field-answer')
  return {
    answer: page.locator('#field-answer'),
    publish: page.getByRole('button', { name: 'Publish changes' }),
    read: async () => (await page.request.get(`/api/faqs/${id}?draft=true`, { headers })).json(),
    remove: async () => {
      expect((await page.request.delete(`/api/faqs/${id}?trash=true`, { headers })).status()).toBe(200)
    },
  }
}

/** Opens the form of a new draft of an article as an editor. `read` returns its newest version. */
export async function openDraft(page: Page, newTitle: string) {
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
