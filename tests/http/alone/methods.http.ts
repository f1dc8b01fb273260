import { readdirSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { listRoutes } from '../../support/fuzz/routes'
import { expectSafe, type Answer } from '../../support/headers'
import { expect, test } from '../../support/http'
import { ROUTES } from '../../support/routes'

/** Methods that files do not have. Next does not know PROPFIND at all. */
const OTHERS = ['POST', 'DELETE', 'OPTIONS', 'PROPFIND']
/** Addresses of routes with parameters that exist in the demo, in addition to ROUTES. */
const MORE = [
  '/share/teams.png',
  '/share/player/avery-e.png',
  '/events/evening-practice/event.ics',
  '/api/media/file/nothing.webp',
  '/api/faqs',
  '/_next/static/nothing.js',
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
]
const AT_ONCE = 6

// Requests that a route has may change what others read.
test.use({ environmentName: 'methods' })

async function fetchAnswer(request: APIRequestContext, path: string, method: string, headers = {}): Promise<Answer> {
  const answer = await request.fetch(path, { method, headers, maxRedirects: 0 })
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() }
}

/** Returns the files of the folder `public`, and a script of the build. */
async function listFiles(request: APIRequestContext): Promise<string[]> {
  const script = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text())![0]
  return [...readdirSync('public').map((name) => `/${name}`), script]
}

test('a file answers every other method with 405 and names those it has', async ({ request }) => {
  const files = await listFiles(request)
  expect(files).toContain('/icon.svg')
  // Another spelling of a file, and its other name.
  for (const path of [...files, '/icon%2Esvg', '/favicon.ico'])
    for (const method of OTHERS) {
      const answer = await fetchAnswer(request, path, method)
      expect([answer.status, answer.headers.allow, answer.text], `${method} ${path}`).toEqual([405, 'GET, HEAD', ''])
      expectSafe(answer, `${method} ${path}`)
    }
})

test('a file that a route makes is served after another method was tried first', async ({ request }) => {
  for (const path of [
    '/share/teams.png',
    '/share/player/avery-e.png',
    '/blog/feed.xml',
    '/performance-tracker/library.json',
  ]) {
    for (const spelling of [path, path.replace('e', '%65')])
      for (const method of OTHERS) {
        const answer = await fetchAnswer(request, spelling, method)
        expect([answer.status, answer.headers.allow, answer.text], `${method} ${spelling}`).toEqual([
          405,
          'GET, HEAD',
          '',
        ])
        expectSafe(answer, `${method} ${spelling}`)
      }
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('a file answers an impossible range with 416, under its other name too', async ({ request }) => {
  for (const path of ['/icon.svg', '/icon%2Esvg', '/favicon.ico', '/share.png']) {
    const answer = await fetchAnswer(request, path, 'GET', { range: 'bytes=999999999-' })
    expect(answer.status, path).toBe(416)
    expectSafe(answer, path)
  }
})

test('no address answers any method with a server error', async ({ request }) => {
  test.setTimeout(240_000)
  const own = listRoutes()
    .map(({ name }) => name)
    .filter((name) => !name.includes('['))
  const paths = [...new Set([...own, ...ROUTES.map(({ path }) => path), ...MORE])]
  expect(paths.length).toBeGreaterThan(180)
  const requests = paths.flatMap((path) => OTHERS.map((method) => ({ path, method })))
  const failures: string[] = []
  async function work(): Promise<void> {
    for (let next = requests.shift(); next; next = requests.shift()) {
      const answer = await fetchAnswer(request, next.path, next.method)
      const what = `${next.method} ${next.path}`
      if (answer.status >= 500) failures.push(`${what}: ${answer.status}`)
      expectSafe(answer, what)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(failures).toEqual([])
})

test('a form to a page gets that page with a policy for its scripts, whatever header of the router comes with it', async ({
  request,
}) => {
  for (const path of ['/nothing-here', '/contact', '/api/posts/a%00b'])
    for (const headers of [{}, { rsc: '1' }]) {
      const answer = await fetchAnswer(request, path, 'POST', {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
      })
      expect(answer.status, path).toBe(path === '/contact' ? 200 : 404)
      expectSafe(answer, path)
      // Without it the policy would block them.
      expect(answer.text, path).toMatch(/<script[^>]* nonce="/)
    }
})
