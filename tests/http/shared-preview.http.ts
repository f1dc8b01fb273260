import type { APIRequestContext } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { expect, test } from '../support/http'
import { readServerLog } from '../support/logins'
import { staffHeaders } from '../support/staff-session'

const UNKNOWN = paths.sharedPreview('a'.repeat(43))

type Shared = { path: string; previews: { id: string }[] }

async function saveDraft(request: APIRequestContext, id: string, title: string): Promise<void> {
  const headers = await staffHeaders(request, 'editor')
  const answer = await request.patch(`/api/posts/${id}?draft=true`, { headers, data: { title, _status: 'draft' } })
  expect(answer.status()).toBe(200)
}

async function share(request: APIRequestContext): Promise<Shared & { id: string; title: string }> {
  const headers = await staffHeaders(request, 'editor')
  const { docs } = (await (await request.get('/api/posts?limit=1&sort=number', { headers })).json()) as {
    docs: { id: string }[]
  }
  const [{ id }, title] = [docs[0]!, `Shared words ${Date.now()}`]
  await saveDraft(request, id, title)
  const answer = await request.post(adminPaths.staffPost('shared-previews/create'), { headers, data: { post: id } })
  expect(answer.status()).toBe(200)
  return { ...((await answer.json()) as Shared), id, title }
}

test('a shared draft is read without an account, never cached, and sends no referrer', async ({
  request,
  playwright,
  baseURL,
}) => {
  const { path, id, title } = await share(request)
  const visitor = await playwright.request.newContext({ baseURL })
  const answer = await visitor.get(path)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain(title)
  expect(html).toContain('This is a draft.')
  expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  expect(answer.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store') as unknown,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("'strict-dynamic'") as unknown,
  })
  await saveDraft(request, id, `${title} again`)
  expect(await (await visitor.get(path)).text()).toContain(`${title} again`)
  expect(await (await visitor.get('/blog')).text()).not.toContain(title)
  expect(await (await visitor.get('/sitemap.xml')).text()).not.toContain('/p/')
  expect(readServerLog()).not.toContain(path.split('/').at(-1))
  await visitor.dispose()
})

test('a revoked link and one that never existed get the same page', async ({ request }) => {
  const { path, previews, title } = await share(request)
  const headers = await staffHeaders(request, 'editor')
  for (const { id } of previews) {
    const ended = await request.post(adminPaths.staffPost('shared-previews/end'), { headers, data: { id } })
    expect(ended.status()).toBe(200)
  }
  const readPage = async (address: string) => {
    const answer = await request.get(address)
    const html = (await answer.text()).replaceAll(address, '').replaceAll(address.split('/').at(-1)!, '')
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0]
    return { status: answer.status(), main, policy: answer.headers()['referrer-policy'] }
  }
  const [ended, unknown] = [await readPage(path), await readPage(UNKNOWN)]
  expect(ended).toEqual(unknown)
  expect(ended).toMatchObject({ status: 404, policy: 'no-referrer' })
  expect(ended.main).toContain('This link has expired')
  expect(ended.main).not.toContain(title)
})

for (const action of ['create', 'end', 'list']) {
  test(`POST /staff/shared-previews/${action} is closed to visitors and to other roles`, async ({ request }) => {
    const address = adminPaths.staffPost(`shared-previews/${action}`)
    expect((await request.post(address, { data: {} })).status()).toBe(401)
    const headers = await staffHeaders(request, 'registrar')
    expect((await request.post(address, { headers, data: {} })).status()).toBe(403)
  })
}
