import { tryoutInput } from '../support/factories'
import { sendRequest } from '../support/fuzz/send'
import { expect, test } from '../support/http'
import { readLogin, readServerLog } from '../support/logins'
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
  ['post', '/staff/inbox/watch'],
  ['post', '/staff/events/import'],
  ['post', '/staff/events/undo-import'],
  ['post', '/staff/export'],
  ['post', '/staff/export/count'],
  ['post', '/staff/roster/accept'],
  ['post', '/staff/roster/link'],
  ['post', '/staff/roster/rollover'],
  ['post', '/staff/roster/save'],
  ['post', '/staff/roster/import'],
  ['post', '/staff/roster/undo-import'],
  ['post', '/staff/roster/enroll'],
  ['post', '/staff/mails/correct'],
  ['post', '/staff/mails/undo-change'],
  ['post', '/staff/quiz/read'],
  ['post', '/staff/list-search'],
  ['post', '/staff/content-check'],
  ['post', '/staff/content-check/change'],
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

test('a method override in a header gives no access', async ({ request }) => {
  const response = await request.post('/api/player-registrations', {
    headers: { 'X-HTTP-Method-Override': 'GET' },
    data: {},
  })
  expect(response.status()).toBe(401)
})

test('a forged staff cookie gives no access', async ({ request }) => {
  const headers = { cookie: 'academy-token=forged', 'sec-fetch-site': 'same-origin' }
  for (const path of [
    'player-registrations',
    'media',
    'access',
    'posts',
    'globals/home-page',
    'globals/fees',
    'divisions',
  ])
    expect((await request.get(`/api/${path}`, { headers })).status(), path).toBe(401)
})

test('no response about an account lists its other sessions', async ({ request, baseURL }) => {
  const headers = await staffHeaders(request, 'coach')
  const signIn = { headers: { origin: baseURL! }, data: readLogin('coach') }
  const answers = [
    await request.post('/api/staff/login', signIn),
    await request.get('/api/staff/me', { headers }),
    await request.post('/api/staff/refresh-token', { headers }),
    await request.get('/api/staff', { headers }),
    // Saving a document with hidden fields must not clear them: the last response needs the session.
    await request.patch('/api/staff', { headers, data: {}, params: { 'where[name][exists]': 'true' } }),
    await request.get('/api/staff/me', { headers }),
  ]
  for (const answer of answers) {
    expect(answer.status(), answer.url()).toBe(200)
    expect(await answer.text(), answer.url()).not.toMatch(
      /sessions":\[[^\]]|expiresAt|"(hash|salt|loginAttempts|lockUntil)"/,
    )
  }
})

test('no request for a list returns more than the largest page', async ({ request, db }) => {
  await db.query(`INSERT INTO redirects ("from") SELECT '/old-' || n FROM generate_series(1, 260) n`)
  const headers = await staffHeaders(request, 'editor')
  const question = { ...headers, 'x-payload-http-method-override': 'GET' }
  for (const query of ['limit=0', 'pagination=false', 'limit=0&pagination=false', 'limit=250']) {
    const response = await request.get(`/api/redirects?${query}`, { headers })
    const posted = await request.post('/api/redirects', {
      headers: question,
      form: Object.fromEntries(new URLSearchParams(query)),
    })
    for (const answer of [response, posted])
      expect(((await answer.json()) as { docs: object[] }).docs, query).toHaveLength(250)
  }
  for (const query of [
    'limit=1&limit=0',
    'limit[]=0',
    'limit[0]=0',
    'limit=251',
    'depth=1&depth=9',
    'where=x',
    'where[id][near]=1,2',
  ])
    expect((await request.get(`/api/redirects?${query}`, { headers })).status(), query).toBe(400)
})

test('an address with invalid encoding gets the site’s own page', async ({ request }) => {
  for (const path of ['/blog/%ff', '/enrol/%zz', '/%E0%A4%A', '/player/a%00b', '/events/month/%']) {
    const status = await sendRequest(process.env.PUBLIC_URL!, { method: 'GET', path })
    expect(status, path).toBe(404)
  }
  const missing = await (await request.get('/no-such-address')).text()
  expect(await (await request.get('/blog/a%00b')).text()).toContain(/<h1[^>]*>.*?<\/h1>/s.exec(missing)![0])
})

test('NUL characters in a sign-in or a query are rejected with a message', async ({ request, baseURL }) => {
  const headers = await staffHeaders(request, 'admin')
  const answers = [
    await request.post('/api/staff/login', {
      headers: { origin: baseURL! },
      data: { email: 'a\0@example.org', password: 'x' },
    }),
    await request.post('/api/staff/login', {
      headers: { origin: baseURL! },
      data: { email: 'a@example.org', password: '\0' },
    }),
    await request.post('/members/sign-in/password', {
      headers: { origin: baseURL! },
      data: { email: 'a\0@example.org', password: '\0' },
    }),
    await request.get('/api/staff?where[name][equals]=%00', { headers }),
    await request.get('/api/staff/a%00', { headers }),
    await request.post('/api/faqs', { headers, data: { question: 'a\0', answer: 'b' } }),
  ]
  for (const answer of answers) expect([400, 401, 403, 404, 422], answer.url()).toContain(answer.status())
})

test('invalid paging is rejected with a message, never with a 500', async ({ request }) => {
  const headers = await staffHeaders(request, 'registrar')
  for (const query of ['limit=-1', 'limit=1e9', 'limit=5000', 'page=-5', 'page=1e18', 'depth=x']) {
    expect((await request.get(`/api/player-registrations?${query}`, { headers })).status(), query).toBe(400)
  }
})

test('the public first-register screen does not exist', async ({ request }) => {
  const html = await (await request.get('/admin/create-first-user')).text()
  expect(html).toContain('npm run staff:add')
  expect(html).not.toContain('<form')
})

test('a form rejects other methods and other sites', async ({ request }) => {
  expect((await request.get('/forms/tryout')).status()).toBe(405)
  const foreign = await request.post('/forms/tryout', {
    headers: { origin: 'https://evil.example' },
    data: tryoutInput(),
  })
  expect(foreign.status()).toBe(403)
})

test('personal data is never logged, whatever is sent', async ({ request, db }) => {
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
