import { tryoutInput } from '../support/factories'
import { expect, test } from '../support/http'
import { readServerLog } from '../support/logins'
import { staffHeaders } from '../support/staff-session'

const CLOSED: [method: 'get' | 'post' | 'patch' | 'delete', path: string][] = [
  ['get', '/api/player-registrations'],
  ['get', '/api/tryout-registrations'],
  ['get', '/api/applications'],
  ['get', '/api/form-entries'],
  ['get', '/api/mails'],
  ['get', '/api/enrolments'],
  ['get', '/api/seasons'],
  ['get', '/api/players'],
  ['post', '/staff/roster/accept'],
  ['post', '/staff/roster/link'],
  ['post', '/staff/roster/rollover'],
  ['post', '/staff/roster/edit'],
  ['get', '/api/staff'],
  ['get', '/api/access'],
  ['get', '/api/staff/init'],
  ['post', '/api/staff/first-register'],
  ['post', '/api/staff/unlock'],
  ['post', '/api/player-registrations'],
  ['post', '/api/applications'],
  ['patch', '/api/player-registrations'],
  ['delete', '/api/player-registrations'],
  ['get', '/api/payload-preferences/nav'],
  ['get', '/api/payload-locked-documents'],
  ['get', '/api/payload-jobs/run'],
  ['post', '/api/reorder'],
  ['get', '/api/graphql'],
  ['post', '/api/graphql'],
  ['get', '/api/graphql-playground'],
]

for (const [method, path] of CLOSED) {
  test(`${method.toUpperCase()} ${path} is closed to visitors`, async ({ request }) => {
    const response = await request[method](path, method === 'get' ? {} : { data: {} })
    expect([401, 403, 404]).toContain(response.status())
    expect(await response.text()).not.toMatch(/docs|password|"id"/)
  })
}

test('a method smuggled in a header opens nothing', async ({ request }) => {
  const response = await request.post('/api/player-registrations', {
    headers: { 'X-HTTP-Method-Override': 'GET' },
    data: {},
  })
  expect(response.status()).toBe(401)
})

test('a forged staff cookie opens nothing', async ({ request }) => {
  const response = await request.get('/api/player-registrations', { headers: { cookie: 'academy-token=forged' } })
  expect([401, 403]).toContain(response.status())
})

test('odd paging is refused in words, never with a 500', async ({ request }) => {
  const headers = await staffHeaders(request, 'registrar')
  for (const query of ['limit=-1', 'limit=1e9', 'limit=5000', 'page=-5', 'page=1e18', 'depth=x']) {
    expect((await request.get(`/api/player-registrations?${query}`, { headers })).status(), query).toBe(400)
  }
})

test('the open first-register screen is gone', async ({ request }) => {
  const html = await (await request.get('/admin/create-first-user')).text()
  expect(html).toContain('npm run staff:add')
  expect(html).not.toContain('<form')
})

test('a form refuses other methods and other sites', async ({ request }) => {
  expect((await request.get('/forms/tryout')).status()).toBe(405)
  const foreign = await request.post('/forms/tryout', {
    headers: { origin: 'https://evil.example' },
    data: tryoutInput(),
  })
  expect(foreign.status()).toBe(403)
})

test('personal data never reaches the log, whatever is sent', async ({ request, db }) => {
  const canary = `Canary${Date.now()}`
  const bodies = [
    tryoutInput({ playerLastName: canary }),
    tryoutInput({ playerLastName: canary, email: 'broken' }),
    tryoutInput({ playerLastName: canary, status: 'accepted' }),
    tryoutInput({ playerLastName: `${canary}\u0000` }),
    tryoutInput({ playerLastName: canary.repeat(200) }),
  ]
  for (const data of bodies) expect((await request.post('/forms/tryout', { data })).status()).toBeLessThan(500)
  await request.get(`/no-such-${canary.toLowerCase()}-path?name=${canary}`)
  const { rowCount } = await db.query('SELECT 1 FROM tryout_registrations WHERE player_last_name = $1', [canary])
  expect(rowCount).toBe(1)
  expect(readServerLog()).not.toContain(canary)
})
