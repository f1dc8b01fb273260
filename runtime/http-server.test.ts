import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import inject from 'light-my-request'
import { beforeEach, expect, test, vi } from 'vitest'
import { createHttpServer } from './http-server.mjs'

type Method = 'GET' | 'POST'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))

/** Creates a server whose application answers with a status. `counted`: the paths that were counted as missing. */
function makeServer(status: number) {
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
  return { server, counted }
}

/** Sends a request and returns the response and the counted paths. */
async function send(url: string, { method = 'GET' as Method, status = 404 } = {}) {
  const { server, counted } = makeServer(status)
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

/** Sends lines over a connection and returns the response, once the server has closed it. */
async function sendLines(...lines: string[]): Promise<string> {
  const { server } = makeServer(200)
  await once(server.listen(0, 'localhost'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, 'localhost')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const answer = await text(socket)
  server.close()
  return answer
}

test.each([
  [['GET / HTTP/1.1', 'no header'], '400 Bad Request'],
  [['nonsense'], '405 Method Not Allowed'],
  [['GET / HTTP/1.1', 'Connection: close'], '400 Bad Request'],
  [['GET / HTTP/1.0'], '200 OK'],
  [['GET / HTTP/1.1', 'Host: a', 'Connection: close'], '200 OK'],
  [['TRACK / HTTP/1.1', 'Host: a'], '405 Method Not Allowed'],
  [['TRACE / HTTP/1.1', 'Host: a'], '405 Method Not Allowed'],
  [['CONNECT a:1 HTTP/1.1', 'Host: a'], '405 Method Not Allowed'],
  [['GET / HTTP/1.1', 'Host: a', 'Expect: a-wonder'], '417 Expectation Failed'],
  // Protocol upgrades are ignored, and the connection is closed after the response.
  [['GET / HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket'], '200 OK'],
])('answers %j with %s, and closes the connection', async (lines, status) => {
  expect(await sendLines(...lines)).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`))
})
