import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { expect, test } from '../support/http'
import { expectEventually } from '../support/eventually'
import { staffHeaders } from '../support/staff-session'

const MISSING = '/summer-camp-of-old'

test('an address that staff redirected leads to its page at once, and is missing again after an undo', async ({
  request,
  db,
}) => {
  const get = () => request.get(`${MISSING}?from=flyer`, { maxRedirects: 0 })
  expect((await get()).status()).toBe(404)
  // The server writes the counts once a minute.
  await db.query(`INSERT INTO missing_addresses VALUES ($1, (now() AT TIME ZONE 'America/Phoenix')::date, 3)`, [
    MISSING,
  ])
  const headers = await staffHeaders(request, 'editor')
  const data = { from: MISSING, to: paths.events }
  const sent = await request.post(adminPaths.staffPost('missing-addresses/send'), { headers, data })
  expect(sent.status(), await sent.text()).toBe(200)
  await expectEventually(
    async () => (await get()).status(),
    (status) => status.toBe(308),
  )
  const moved = await get()
  expect(moved.headers()).toMatchObject({ location: paths.events, 'cache-control': 'private, no-cache' })
  const { id } = (await sent.json()) as { id: string }
  await request.post(adminPaths.staffPost('missing-addresses/undo'), { headers, data: { id } })
  await expectEventually(
    async () => (await get()).status(),
    (status) => status.toBe(404),
  )
})

test('a page published at an address that staff redirected is shown there at once', async ({ request, db }) => {
  const slug = `camp-${Date.now() % 10_000}`
  const address = paths.album(slug)
  const get = () => request.get(address, { maxRedirects: 0 })
  const { rows } = await db.query<{ id: string }>('SELECT id FROM media ORDER BY id LIMIT 1')
  const headers = await staffHeaders(request, 'editor')
  const data = { from: address, to: { type: 'custom', url: paths.events } }
  expect((await request.post('/api/redirects', { headers, data })).status()).toBe(201)
  await expectEventually(
    async () => (await get()).status(),
    (status) => status.toBe(308),
  )
  const album = { title: 'Camp', slug, date: '2026-03-01', pictures: [{ picture: rows[0]!.id }], _status: 'published' }
  const made = await request.post('/api/albums', { headers, data: album })
  expect(made.status(), await made.text()).toBe(201)
  await expectEventually(
    async () => (await get()).status(),
    (status) => status.toBe(200),
  )
  const { doc } = (await made.json()) as { doc: { id: string } }
  await request.delete(`/api/albums/${doc.id}`, { headers })
})

for (const action of ['send', 'undo']) {
  test(`POST /staff/missing-addresses/${action} is closed to visitors and to other roles`, async ({ request }) => {
    const address = adminPaths.staffPost(`missing-addresses/${action}`)
    expect((await request.post(address, { data: {} })).status()).toBe(401)
    const headers = await staffHeaders(request, 'coach')
    expect((await request.post(address, { headers, data: {} })).status()).toBe(403)
  })
}
