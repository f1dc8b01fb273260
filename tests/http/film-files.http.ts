import { CAPTIONS } from '../support/clip'
import { makeFilm, type MadeFilm } from '../support/films'
import { divisionId, makeMember, memberCookie } from '../support/members'
import { readLogin } from '../support/logins'
import { expect, test } from '../support/http'

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
let film: MadeFilm
let cookie: string
let strangersCookie: string

test.beforeAll(async ({ db }) => {
  const divisions = [await divisionId(db, '14U')]
  film = await makeFilm(db, { divisions, file: BYTES, captions: { en: CAPTIONS } })
  cookie = await memberCookie(db, (await makeMember(db, { divisions, hasCode: false })).id)
  strangersCookie = await memberCookie(db, (await makeMember(db, { divisions: ['10U'], hasCode: false })).id)
})

const addresses = () => [`/film-room/${film.slug}/file`, `/film-room/${film.slug}/captions/en`]

test('a copied address is useless without a session, with a forged one, and with an expired one', async ({
  request,
  db,
}) => {
  const { id } = await makeMember(db, { divisions: ['14U'], hasCode: false })
  const ended = await memberCookie(db, id)
  await db.query('DELETE FROM member_sessions WHERE member_id = $1', [id])
  const askers: Record<string, string>[] = [{}, { cookie: 'member=forged' }, { cookie: ended }]
  for (const address of addresses()) {
    for (const headers of askers) {
      const answer = await request.get(address, { headers })
      expect(answer.status()).toBe(403)
      expect((await answer.body()).length).toBeLessThan(100)
    }
  }
})

test('a player of another division finds neither film, file, captions nor progress', async ({ request }) => {
  const headers = { cookie: strangersCookie }
  for (const address of addresses()) expect((await request.get(address, { headers })).status()).toBe(404)
  const page = await request.get(`/film-room/${film.slug}`, { headers })
  expect([page.status(), (await page.text()).includes(film.title)]).toEqual([404, false])
  for (const action of ['open-film', 'progress']) {
    const data = { film: film.slug, position: 1, from: 0, to: 1 }
    expect((await request.post(`/members/${action}`, { headers, data })).status()).toBe(404)
  }
})

test('the whole film is served to its own members, and never cached', async ({ request }) => {
  const answer = await request.get(addresses()[0]!, { headers: { cookie } })
  expect(answer.status()).toBe(200)
  expect(await answer.body()).toEqual(BYTES)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
})

test('captions are served as UTF-8 text; another language is not found', async ({ request }) => {
  const answer = await request.get(addresses()[1]!, { headers: { cookie } })
  expect([answer.status(), await answer.text()]).toEqual([200, CAPTIONS])
  expect(answer.headers()['content-type']).toBe('text/vtt; charset=utf-8')
  expect((await request.get(`/film-room/${film.slug}/captions/es`, { headers: { cookie } })).status()).toBe(404)
})

for (const [range, start, end] of [
  ['bytes=0-0', 0, 0],
  ['bytes=0-', 0, 999],
  ['bytes=500-599', 500, 599],
  ['bytes=999-', 999, 999],
  ['bytes=990-5000', 990, 999],
  ['bytes=-10', 990, 999],
  ['bytes=-5000', 0, 999],
] as const) {
  test(`${range} returns bytes ${start} to ${end}`, async ({ request }) => {
    const answer = await request.get(addresses()[0]!, { headers: { cookie, range } })
    expect(answer.status()).toBe(206)
    expect(answer.headers()['content-range']).toBe(`bytes ${start}-${end}/1000`)
    expect(answer.headers()['content-length']).toBe(String(end - start + 1))
    expect(await answer.body()).toEqual(BYTES.subarray(start, end + 1))
  })
}

test('an unsatisfiable range is 416, several ranges return the whole file', async ({ request }) => {
  for (const range of ['bytes=1000-', 'bytes=5000-6000', 'bytes=-0']) {
    const answer = await request.get(addresses()[0]!, { headers: { cookie, range } })
    expect([answer.status(), answer.headers()['content-range']]).toEqual([416, 'bytes */1000'])
  }
  const several = await request.get(addresses()[0]!, { headers: { cookie, range: 'bytes=0-1,5-6' } })
  expect([several.status(), (await several.body()).length]).toEqual([200, 1000])
})

test('a range is served only when If-Range matches the current file', async ({ request }) => {
  const [address] = addresses()
  const etag = (await request.head(address!, { headers: { cookie } })).headers().etag!
  const range = 'bytes=5-9'
  const same = await request.get(address!, { headers: { cookie, range, 'if-range': etag } })
  const other = await request.get(address!, { headers: { cookie, range, 'if-range': '"another"' } })
  expect([same.status(), other.status()]).toEqual([206, 200])
})

test('HEAD returns the size and no body', async ({ request }) => {
  const answer = await request.head(addresses()[0]!, { headers: { cookie } })
  expect([answer.status(), answer.headers()['content-length'], (await answer.body()).length]).toEqual([200, '1000', 0])
})

test('an unknown film is 404, and no path escapes the folder', async ({ request }) => {
  for (const slug of ['no-such-film', '..%2F..%2Fstaff-logins.txt', '%00', '....'])
    expect((await request.get(`/film-room/${slug}/file`, { headers: { cookie } })).status()).toBe(404)
})

test('an upload is rejected before it is read, unless staff send it', async ({ request, baseURL }) => {
  const send = (headers: Record<string, string>) =>
    request.post('/api/film-files', {
      headers: { origin: new URL(baseURL!).origin, ...headers },
      multipart: { _payload: '{"title":"A clip"}', file: { name: 'a.mp4', mimeType: 'video/mp4', buffer: BYTES } },
    })
  expect((await send({})).status()).toBe(401)
  expect((await send({ cookie: 'academy-token=forged' })).status()).toBe(401)
  expect((await send({ cookie })).status()).toBe(401)
  expect((await request.post('/api/staff/login', { data: readLogin('registrar') })).status()).toBe(200)
  expect((await send({})).status()).toBe(403)
  const headers = { origin: new URL(baseURL!).origin }
  const large = await request.post('/api/media', { headers, data: Buffer.alloc(10 * 1024 * 1024) })
  expect(large.status()).toBe(413)
})
