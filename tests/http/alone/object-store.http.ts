import type { APIRequestContext } from '@playwright/test'
import type pg from 'pg'
import sharp from 'sharp'
import { readClip } from '../../support/clip'
import { expectEventually } from '../../support/eventually'
import { makeFilm, type MadeFilm } from '../../support/films'
import { RECIPES } from '../../support/fixtures'
import { expect, test as httpTest } from '../../support/http'
import { makeMember, memberCookie } from '../../support/members'
import { openObjectStore, type TestObjectStore } from '../../support/object-store'
import { staffHeaders } from '../../support/staff-session'

const test = httpTest.extend<object, { store: TestObjectStore }>({
  store: [
    async ({}, use) => {
      await using store = await openObjectStore()
      await use(store)
    },
    { scope: 'worker' },
  ],
  settings: [async ({ store }, use) => use(() => store.settings), { scope: 'worker' }],
})

test.use({ environmentName: 'object_store' })

type File = { id: string; filename: string }

test('a picture in the bucket is private until a published album shows it, and removed when it is deleted', async ({
  request,
  store,
}) => {
  const headers = await staffHeaders(request, 'editor')
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#ff5420' } })
    .jpeg()
    .toBuffer()
  const picture = await upload(request, 'media', { alt: 'Drill' }, { name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  expect(await store.keys()).toEqual([`media/${picture.filename}`])
  const address = `/api/media/file/${picture.filename}`
  const read = async () => (await request.get(address)).status()
  expect(await read()).toBe(404)
  const own = await request.get(address, { headers })
  expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  expect(own.headers()['content-security-policy']).toBe("default-src 'none'; sandbox")
  const body = await own.body()
  await test.step('staff get a range, and 304 for what they have', async () => {
    const part = await request.get(address, { headers: { ...headers, range: 'bytes=8-11' } })
    expect([part.status(), await part.text()]).toEqual([206, 'WEBP'])
    expect(part.headers()['content-range']).toBe(`bytes 8-11/${body.length}`)
    const same = await request.get(address, { headers: { ...headers, 'if-none-match': own.headers().etag! } })
    expect(same.status()).toBe(304)
  })

  const make = () => Promise.resolve(picture.id)
  const facts = await RECIPES.albums!({ n: 1, make } as never).facts
  const made = await request.post('/api/albums', { headers, data: { ...facts, _status: 'published' } })
  const { doc: album } = (await made.json()) as { doc: { id: string } }
  await expectEventually(read, (status) => status.toBe(200))
  const response = await request.get(address)
  expect(await response.body()).toEqual(body)
  const same = await request.get(address, { headers: { 'if-none-match': response.headers().etag! } })
  expect(same.status()).toBe(304)

  expect((await request.delete(`/api/albums/${album.id}`, { headers })).status()).toBe(200)
  await expectEventually(read, (status) => status.toBe(404))
  expect((await request.delete(`/api/media/${picture.id}`, { headers })).status()).toBe(200)
  expect(await store.keys()).toEqual([])
  expect((await request.get(address, { headers })).status()).toBe(404)
})

test('a film in the bucket needs a session of its audience, and is sent in ranges', async ({ request, db, store }) => {
  const clip = readClip()
  const film = await makeStoredFilm(request, db, clip)
  const address = `/film-room/${film.slug}/file`
  expect((await request.get(address)).status()).toBe(403)
  expect((await request.get(address, { headers: await cookieOf(db, '10U') })).status()).toBe(404)
  const headers = await cookieOf(db, '14U')
  const whole = await request.get(address, { headers })
  expect([whole.status(), whole.headers()['content-length']]).toEqual([200, String(clip.length)])
  expect((await whole.body()).equals(clip)).toBe(true)
  expect(whole.headers()['cache-control']).toBe('private, no-store')
  const part = await request.get(address, { headers: { ...headers, range: 'bytes=1000-1999' } })
  expect([part.status(), part.headers()['content-range']]).toEqual([206, `bytes 1000-1999/${clip.length}`])
  expect((await part.body()).equals(clip.subarray(1000, 2000))).toBe(true)
  const head = await request.head(address, { headers })
  expect([head.status(), head.headers()['content-length']]).toEqual([200, String(clip.length)])

  await store.stop()
  const missing = await request.get(address, { headers })
  expect([missing.status(), missing.headers()['retry-after']]).toEqual([503, '30'])
  await store.start()
  expect((await request.get(address, { headers })).status()).toBe(200)
})

test('a film of sixty megabytes is stored in parts, is sent from any place, and is gone when it is deleted', async ({
  request,
  db,
  store,
}) => {
  test.setTimeout(120_000)
  const long = lengthen(readClip(), 60_000_000)
  const before = await store.keys()
  const film = await makeStoredFilm(request, db, long)
  const address = `/film-room/${film.slug}/file`
  const headers = await cookieOf(db, '14U')
  const last = await request.get(address, { headers: { ...headers, range: 'bytes=-1000' } })
  expect([last.status(), last.headers()['content-range']]).toEqual([206, 'bytes 59999000-59999999/60000000'])
  expect((await last.body()).equals(long.subarray(-1000))).toBe(true)
  expect((await (await request.get(address, { headers })).body()).equals(long)).toBe(true)

  const { rows } = await db.query('UPDATE films SET file_id = NULL WHERE id = $1 RETURNING old.file_id AS file', [
    film.id,
  ])
  const gone = await request.delete(`/api/film-files/${rows[0].file}`, {
    headers: await staffHeaders(request, 'editor'),
  })
  expect(gone.status(), await gone.text()).toBe(200)
  expect(await store.keys()).toEqual(before)
})

/** Appends a box without content to an MP4, which players skip. */
function lengthen(clip: Buffer, bytes: number): Buffer {
  const free = Buffer.alloc(bytes - clip.length, 'play')
  free.writeUInt32BE(free.length)
  free.write('free', 4)
  return Buffer.concat([clip, free])
}

async function upload(
  request: APIRequestContext,
  kind: 'media' | 'film-files',
  facts: object,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<File> {
  const answer = await request.post(`/api/${kind}`, {
    headers: await staffHeaders(request, 'editor'),
    multipart: { _payload: JSON.stringify(facts), file },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: File }).doc
}

async function makeStoredFilm(request: APIRequestContext, db: pg.Pool, buffer: Buffer): Promise<MadeFilm> {
  const file = await upload(
    request,
    'film-files',
    { title: 'Stored' },
    { name: 'a.mp4', mimeType: 'video/mp4', buffer },
  )
  const film = await makeFilm(db, { divisions: ['14U'] })
  await db.query('UPDATE films SET file_id = $2 WHERE id = $1', [film.id, file.id])
  return film
}

async function cookieOf(db: pg.Pool, division: string): Promise<{ cookie: string }> {
  return { cookie: await memberCookie(db, (await makeMember(db, { divisions: [division], hasCode: false })).id) }
}
