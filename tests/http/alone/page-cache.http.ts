import { PAGES } from '../../../scripts/lib/pages.mjs'
import { expect, test } from '../../support/http'
import { sendRaw } from '../../support/raw-socket'
import { expectEventually } from '../../support/eventually'
import { staffHeaders } from '../../support/staff-session'

const NOT_STORED = '/no-such-page'
const BR = { 'accept-encoding': 'br' }
/** Headers that could make Next, or a proxy before it, return different content at the same address. */
const POISON = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-matched-path': '/admin',
  'x-invoke-path': '/admin',
  'x-middleware-subrequest': 'middleware:middleware',
  'x-prerender-revalidate': 'a',
  'x-now-route-matches': '1=admin',
  'next-action': 'a',
  'next-url': '/admin',
  'next-router-state-tree': '%5B%22evil%22%5D',
  'x-nextjs-data': '1',
  'accept-language': 'xx',
  'user-agent': 'Googlebot',
  purpose: 'prefetch',
}

test('every public page is cached, served whole with a length and an ETag, and 304 the second time', async ({
  request,
}) => {
  for (const path of PAGES.filter((page) => page !== NOT_STORED)) {
    await expect.poll(async () => (await request.get(path)).headers()['x-page-cache'], { message: path }).toBe('stored')
    const first = await request.get(path, { headers: BR })
    const { etag, ...headers } = first.headers()
    expect([first.status(), headers['content-encoding']], path).toEqual([200, 'br'])
    expect(headers['content-length'], path).toMatch(/^\d+$/)
    expect(await first.text(), path).toContain('</html>')
    const again = await request.get(path, { headers: { ...BR, 'if-none-match': etag! } })
    expect([again.status(), again.headers()['content-security-policy']], path).toEqual([
      304,
      headers['content-security-policy'],
    ])
  }
})

test('a query that selects no other page has no effect; one that does is cached separately', async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text()
  const home = await text('/')
  for (const query of ['?utm_source=letter', '?fbclid=1&utm_medium=x', '?_rsc=abc', '?form=player'])
    expect(await text(`/${query}`)).toBe(home)
  const [tryout, player] = [await text('/player-registration'), await text('/player-registration?form=player')]
  expect(player).not.toBe(tryout)
  expect(await text('/player-registration?utm_source=x&form=player')).toBe(player)
  expect(await text('/player-registration?form=other')).toBe(tryout)
})

test('no header of a visitor affects a page that others get', async ({ request, environment }) => {
  for (const path of ['/faqs', '/programs']) {
    for (const [name, value] of Object.entries(POISON)) await request.get(path, { headers: { [name]: value } })
    await sendRaw(environment.url, `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).not.toContain('evil')
  }
})

test('a search is stored once for its words, and is searched again after a change of any content', async ({
  request,
  db,
}) => {
  const search = (query: string) => request.get(`/search?${query}`, { headers: BR })
  const expectStored = () =>
    expect.poll(async () => (await search('q=quokkaball')).headers()['x-page-cache']).toBe('stored')
  await expectStored()
  const { etag, ...headers } = (await search('q=quokkaball')).headers()
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(headers['cache-control']).toMatch(/private|no-store/)
  expect((await search('utm_source=letter&q=+quokkaball+')).headers().etag).toBe(etag)
  for (const other of ['q=tryout', 'q=quokka', 'q=quokkaball&q=tryout', '']) {
    expect((await search(other)).headers().etag, other).not.toBe(etag)
  }
  const { rows } = await db.query<{ id: number }>(`SELECT id FROM faqs ORDER BY id LIMIT 1`)
  await db.query(`UPDATE faqs SET question = 'What is quokkaball?' WHERE id = $1`, [rows[0]!.id])
  await db.query(`SELECT expire_tag('collection:faqs')`)
  await expectEventually(
    async () => (await search('q=quokkaball')).text(),
    (shown) => shown.toContain('What is'),
  )
  await expectStored()
})

test('payloads of the router are selected by their headers, and are never shared', async ({ request }) => {
  const send = (headers: Record<string, string>) => request.get('/faqs?_rsc=any', { headers })
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
  const answers = [await send({ rsc: '1' }), await send({ ...prefetch, 'next-router-segment-prefetch': '/_tree' })]
  for (const answer of answers) {
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/x-component'])
    expect(answer.headers()['cache-control']).toBe('private, no-cache')
    expect(answer.headers().vary).toContain('rsc')
  }
  expect((await send({})).headers()['content-type']).toBe('text/html; charset=utf-8')
})

test('an editor’s preview is rendered for the request and never served to others', async ({ request, environment }) => {
  const staff = await staffHeaders(request, 'editor')
  const before = await (await request.get('/faqs')).text()
  const preview = await request.get('/preview?path=/faqs', { headers: { ...staff }, maxRedirects: 0 })
  const cookie = preview.headers()['set-cookie'] ?? ''
  expect(cookie).toContain('__prerender_bypass')
  const draft = await request.get('/faqs', {
    headers: { ...staff, cookie: `${staff.cookie}; ${cookie.split(';')[0]}` },
  })
  expect(draft.headers()['cache-control']).toMatch(/private|no-store/)
  expect(await (await fetch(`${environment.url}/faqs`)).text()).toBe(before)
})

test('a file of the build is immutable, precompressed, and supports 304 and ranges', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const path = /\/_next\/static\/[^"]+\.js/.exec(html)![0]
  const whole = await request.get(path, { headers: { 'accept-encoding': 'identity' } })
  const brotli = await request.get(path, { headers: BR })
  expect(brotli.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expect(await brotli.body()).toEqual(await whole.body())
  const part = await request.get(path, { headers: { range: 'bytes=10-19', 'accept-encoding': 'identity' } })
  expect(part.status()).toBe(206)
  expect(await part.body()).toEqual((await whole.body()).subarray(10, 20))
  const etag = brotli.headers().etag!
  expect((await request.get(path, { headers: { ...BR, 'if-none-match': etag } })).status()).toBe(304)
})

test('a database change appears on the next request, regardless of the request rate', async ({ request, db }) => {
  const { rows } = await db.query<{ id: number; question: string }>(`SELECT id, question FROM faqs ORDER BY id LIMIT 1`)
  const { id, question } = rows[0]!
  await expectEventually(
    async () => (await request.get('/faqs')).text(),
    (shown) => shown.toContain(question),
  )
  for (let edit = 0; edit < 5; edit += 1) {
    const changed = `Is this edit number ${edit}?`
    await db.query('UPDATE faqs SET question = $2 WHERE id = $1', [id, changed])
    await db.query(`SELECT expire_tag('collection:faqs')`)
    await expectEventually(
      async () => (await request.get('/faqs')).text(),
      (shown) => shown.toContain(changed),
    )
  }
})
