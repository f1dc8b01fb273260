import type { APIRequestContext } from '@playwright/test'
import { expectSafe, readAnswer, type Answer } from '../support/headers'
import { expect, test } from '../support/http'
import { sendRaw } from '../support/raw-socket'
import { ROUTES } from '../support/routes'
import { staffHeaders } from '../support/staff-session'

type FetchOptions = { method?: string; headers?: Record<string, string>; data?: unknown }

async function fetchAnswer(request: APIRequestContext, path: string, options: FetchOptions = {}): Promise<Answer> {
  const answer = await request.fetch(path, { ...options, maxRedirects: 0 })
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() }
}

test('every route of the site responds with every header', async ({ request }) => {
  for (const { path } of ROUTES) expectSafe(await fetchAnswer(request, path), path)
})

test('so does every page of the sitemap, as a page, as its head and as data for the browser’s navigation', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const { text } = await fetchAnswer(request, '/sitemap.xml')
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname)
  expect(paths.length).toBeGreaterThan(60)
  for (const path of paths)
    for (const options of [{}, { method: 'HEAD' }, { headers: { rsc: '1' } }])
      expectSafe(await fetchAnswer(request, path, options), `${path} ${JSON.stringify(options)}`)
})

test('so do responses that are not pages: data, feeds, files, redirects, refusals', async ({ request }) => {
  const { text } = await fetchAnswer(request, '/')
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(text)![0]
  const sheet = /\/_next\/static\/[^"]+\.css/.exec(text)![0]
  const kinds: [status: number, path: string, options?: FetchOptions][] = [
    ...[chunk, sheet, '/icon.svg', '/favicon.ico', '/share.png', '/share/teams.png', '/robots.txt', '/sitemap.xml'].map(
      (path): [number, string] => [200, path],
    ),
    ...[
      '/blog/feed.xml',
      '/events/calendar.ics',
      '/performance-tracker/library.json',
      '/api/me',
      '/api/staff/me',
      '/forms/tour/times',
    ].map((path): [number, string] => [200, path]),
    [200, '/', { method: 'HEAD' }],
    [200, '/', { headers: { rsc: '1' } }],
    [307, '/share/nowhere.png'],
    [308, '/faqs/'],
    [404, '/%'],
    [400, '/forms/tryout', { method: 'POST', headers: { 'content-type': 'application/json' }, data: '{' }],
    [401, '/api/staff'],
    [403, '/forms/tryout', { method: 'POST', headers: { origin: 'https://evil.example' }, data: {} }],
    [404, '/api/media/file/nothing.webp'],
    [404, '/_next/static/nothing.js'],
    [404, '/wp-login.php'],
    [405, '/forms/tryout'],
    [405, '/', { method: 'DELETE' }],
    [422, '/forms/tryout', { method: 'POST', data: {} }],
    // The last request on its connection: its unread body would block the next one.
    [413, '/forms/tryout', { method: 'POST', data: { goals: 'a'.repeat(200_000) } }],
  ]
  for (const [status, path, options] of kinds) {
    const answer = await fetchAnswer(request, path, options)
    expect(answer.status, `${options?.method ?? 'GET'} ${path}`).toBe(status)
    expectSafe(answer, `${options?.method ?? 'GET'} ${path}`)
  }
})

test('a 304 response has them too', async ({ request }) => {
  for (const path of ['/', '/teams', '/player/avery-e', '/icon.svg']) {
    const { headers } = await fetchAnswer(request, path)
    const again = await fetchAnswer(request, path, { headers: { 'if-none-match': headers.etag! } })
    expect([again.status, again.headers['cache-control']], path).toEqual([304, headers['cache-control']])
    expect(again.headers['x-content-type-options'], path).toBe('nosniff')
  }
})

test('malformed requests are rejected with the same headers', async ({ baseURL }) => {
  for (const [status, text] of [
    [405, 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
    [405, 'TRACK / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [405, 'CONNECT example.org:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [417, 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nno colon\r\n\r\n'],
    [400, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`],
  ] as const) {
    const answer = readAnswer(await sendRaw(baseURL!, text))
    expect(answer.status, text.slice(0, 40)).toBe(status)
    expectSafe(answer, text.slice(0, 40))
  }
})

test('the policy of a prerendered page lists its inline scripts', async ({ request }) => {
  for (const path of ['/', '/player-registration', '/tryout-registration', '/no-such-page']) {
    const { headers } = await fetchAnswer(request, path)
    const scripts = headers['content-security-policy']?.match(/script-src [^;]*/)?.[0]
    expect(scripts, path).toContain("'sha256-")
    expect(scripts, path).not.toContain('unsafe')
  }
})

test('every script of a page rendered per request has the nonce of its policy', async ({ request }) => {
  const headers = await staffHeaders(request, 'admin')
  const paths = ['/forms/tryout/again', '/forms/tryout/received?ref=TR-0000-0000']
  const others = ['/login', '/film-room', '/funding-deck/for/unknown', '/tours/TU-0000-0000/nothing', '/admin/login']
  const office = ['', '/inbox', '/collections/players', '/collections/posts/create', '/globals/fees']
  for (const path of [...paths, ...others, ...office.map((part) => `/admin${part}`), '/form-submissions']) {
    // Sends a cookie, as visitors without any get the film room's prerendered page.
    const requestHeaders = path.startsWith('/admin') ? headers : { cookie: 'visited=1' }
    const { headers: said, text } = await fetchAnswer(request, path, { headers: requestHeaders })
    const policy = said['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'$/)
    expect(policy, path).toContain("default-src 'none'")
    const scripts = text.match(/<script(?![^>]*ld\+json)[^>]*>/g) ?? []
    expect(
      scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([])
  }
})

test('the color scheme is requested only for the admin', async ({ request }) => {
  for (const [path, expected] of [
    ['/', undefined],
    ['/admin/login', 'Sec-CH-Prefers-Color-Scheme'],
  ] as const)
    expect((await fetchAnswer(request, path)).headers['critical-ch']).toBe(expected)
})

test('an idle connection is kept longer than a proxy keeps it, so that no form is sent on a closed one', async ({
  request,
}) => {
  const { headers } = await fetchAnswer(request, '/contact')
  const seconds = Number(/^timeout=(\d+)/.exec(headers['keep-alive'] ?? '')?.[1])
  // The default of Caddy, in seconds.
  expect(seconds).toBeGreaterThan(120)
})
