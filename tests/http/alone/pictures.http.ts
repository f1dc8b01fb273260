import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../support/http'
import { RECIPES } from '../../support/fixtures'
import { expectEventually } from '../../support/eventually'
import { staffHeaders } from '../../support/staff-session'

const FORGED = { cookie: 'academy-token=x', 'sec-fetch-site': 'same-origin' }

type Picture = { id: string; filename: string }

async function upload(request: APIRequestContext): Promise<Picture> {
  const { name, mimetype, data } = (await RECIPES.media!({ n: 1 } as never).file)!
  const answer = await request.post('/api/media', {
    headers: await staffHeaders(request, 'editor'),
    multipart: { _payload: JSON.stringify({ alt: 'Held back' }), file: { name, mimeType: mimetype, buffer: data } },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: Picture }).doc
}

async function statusFor(request: APIRequestContext, { filename }: Picture, headers = {}): Promise<number> {
  return (await request.get(`/api/media/file/${filename}`, { headers })).status()
}

test('a picture that nothing published shows is visible to staff only, and never cached', async ({ request }) => {
  const picture = await upload(request)
  for (const headers of [{}, FORGED]) expect(await statusFor(request, picture, headers)).toBe(404)
  const headers = await staffHeaders(request, 'coach')
  const answer = await request.get(`/api/media/file/${picture.filename}`, { headers })
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store'])
})

test('publishing a document that shows it makes its file public, unpublishing makes it private', async ({
  request,
}) => {
  const picture = await upload(request)
  const headers = await staffHeaders(request, 'editor')
  const make = () => Promise.resolve(picture.id)
  const facts = await RECIPES.albums!({ n: 1, make } as never).facts
  const made = await request.post('/api/albums', { headers, data: { ...facts, _status: 'published' } })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const read = () => statusFor(request, picture)
  await expectEventually(read, (status) => status.toBe(200))
  expect(await statusFor(request, picture, FORGED)).toBe(200)
  await test.step('a public picture is sent from memory, also to visitors with a cookie', async () => {
    const answer = await request.get(`/api/media/file/${picture.filename}`, { headers: FORGED })
    const { etag, ...headers } = answer.headers()
    expect(headers).toMatchObject({
      'x-page-cache': 'stored',
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300, s-maxage=0, must-revalidate',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String((await answer.body()).length),
    })
    expect(await statusFor(request, picture, { 'if-none-match': etag! })).toBe(304)
  })
  await request.patch(`/api/albums/${doc.id}`, { headers, data: { _status: 'draft' } })
  await expectEventually(read, (status) => status.toBe(404))
})

test('a forged cookie neither lists pictures nor returns permissions', async ({ request }) => {
  for (const path of ['/api/media', '/api/access', '/api/posts', '/api/globals/home-page', '/api/media/count'])
    expect((await request.get(path, { headers: FORGED })).status(), path).toBe(401)
})

test('no image optimizer runs: it would cache withdrawn pictures', async ({ request }) => {
  const { filename } = await upload(request)
  const answer = await request.get(`/_next/image?url=/api/media/file/${filename}&w=640&q=75`)
  expect(answer.status()).toBe(404)
})

test('serving published pictures to visitors sends no database query', async ({ request, db }) => {
  const html = await (await request.get('/media/')).text()
  const [address] = /\/api\/media\/file\/[^"\s?]+/.exec(html)!
  const read = async () => (await request.get(address, { timeout: 10_000 })).status()
  expect(await read()).toBe(200)
  const client = await db.connect()
  try {
    // Any query to the table would now hang.
    await client.query('BEGIN; LOCK TABLE media, staff IN ACCESS EXCLUSIVE MODE')
    expect(await read()).toBe(200)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
