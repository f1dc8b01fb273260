import type { APIRequestContext } from '@playwright/test'
import { ARTICLES } from '../support/articles'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually } from '../support/eventually'
import { styled } from '../support/styled'

test('an article appears everywhere once staff publish it, and a draft never does', async ({ page, baseURL }) => {
  await signInAs(page, 'editor')
  const [api, headers] = [page.request, { origin: baseURL! }]
  const title = `Stand still first ${Date.now()}`
  const content = paragraph('Balance is a skill.')
  const words = { excerpt: 'Balance comes before speed.', authorRole: 'Editor' }
  const facts = { title, ...words, category: 'nutrition', featured: true, content }
  const draft = await api.post('/api/posts?draft=true', { headers, data: { ...facts, _status: 'draft' } })
  const { doc } = (await draft.json()) as { doc: { id: string; slug: string; author: string; number: number } }
  const { user } = (await (await api.get('/api/staff/me', { headers })).json()) as { user: { name: string } }
  expect(doc).toMatchObject({ author: user.name, slug: expect.stringMatching(/^stand-still-first-\d+$/) })
  expect(doc.number).toBeGreaterThan(30)
  expect(await statusOf(api, doc.slug)).toBe(307)

  const publish = { headers, data: { _status: 'published' } }
  expect((await api.patch(`/api/posts/${doc.id}`, publish)).status()).toBe(200)
  await expectEventually(
    () => statusOf(api, doc.slug),
    (shown) => shown.toBe(200),
  )
  await visit(page, '/blog')
  for (const name of ['FEATURED INSIGHTS', 'ALL ARTICLES']) {
    await expect(page.getByRole('region', { name }).getByRole('article', { name: title })).toHaveCount(1)
  }
  await expect(page.getByRole('region', { name: 'FEATURED INSIGHTS' }).getByRole('article')).toHaveCount(2)
  await visit(page, `/blog/${doc.slug}`)
  await expect(page.getByRole('article').locator(styled('cover')).getByRole('img')).toBeVisible()

  expect((await api.delete(`/api/posts/${doc.id}`, { headers })).status()).toBe(200)
  await expectEventually(
    () => statusOf(api, doc.slug),
    (shown) => shown.toBe(307),
  )
})

test('addresses are unique and never reserved by the site; there are thirteen categories; links cannot run scripts', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, 'editor')
  const facts = { title: 'A refused article', excerpt: 'Never stored.', category: 'nutrition', _status: 'published' }
  const refused = [
    { slug: 'topic' },
    { slug: 'feed' },
    { slug: ARTICLES[0]!.slug },
    { category: 'somethingElse' },
    { excerpt: 'x'.repeat(161) },
    { content: paragraph('here', 'javascript:alert(1)') },
    { content: paragraph('here', '//evil.example.org') },
  ]
  for (const change of refused) {
    const data = { content: paragraph('Text.'), ...facts, ...change }
    const answer = await page.request.post('/api/posts', { headers: { origin: baseURL! }, data })
    expect(answer.status(), JSON.stringify(change)).toBe(400)
  }
})

async function statusOf(request: APIRequestContext, slug: string): Promise<number> {
  return (await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status()
}

/** A rich text of one paragraph, as the editor stores it, with a link when there is an address. */
function paragraph(text: string, url?: string) {
  const words = { type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 }
  const block = { format: '', indent: 0, direction: 'ltr', version: 1 }
  const link = { ...block, type: 'link', id: 'one', fields: { linkType: 'custom', url }, children: [words] }
  const children = [{ ...block, type: 'paragraph', children: [url ? link : words] }]
  return { root: { ...block, type: 'root', children } }
}
