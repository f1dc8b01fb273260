import inject from 'light-my-request'
import { beforeEach, expect, test, vi } from 'vitest'
import { createHttpServer } from './http-server.mjs'

type Method = 'GET' | 'POST'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))

/** Sends a request to a server whose application answers with a status, and returns the response and the counted paths. */
async function send(url: string, { method = 'GET' as Method, status = 404 } = {}) {
  const counted: (string | undefined)[] = []
  const server = createHttpServer({
    trustedProxies: 0,
    handle: (_, response) => response.writeHead(status).end(),
    memory: null,
    moved: { find: (path) => (path === '/old' ? '/new' : undefined) },
    countMissing: (request) => counted.push(request.url),
    health: { answer: () => false, stop: () => Promise.resolve() },
    metrics: {
      watch: () => undefined,
      text: () => Promise.resolve(''),
      contentType: 'text/plain; version=0.0.4; charset=utf-8',
    },
  })
  const response = await inject((request, answer) => server.emit('request', request, answer), { method, url })
  return { status: response.statusCode, location: response.headers.location, counted }
}

test('counts the requests for pages that are missing', async () => {
  expect(await send('/summer-camp?from=flyer')).toMatchObject({ status: 404, counted: ['/summer-camp?from=flyer'] })
})

test.each([
  ['/events', { status: 200 }],
  ['/events', { status: 500 }],
  ['/forms/contact', { method: 'POST' }],
  ['/_next/static/gone.js', {}],
] as const)('does not count %s with %o', async (url, options) => expect((await send(url, options)).counted).toEqual([]))

test('redirects moved addresses permanently', async () => {
  expect(await send('/old?from=flyer')).toEqual({ status: 308, location: '/new', counted: [] })
})
