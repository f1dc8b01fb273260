import { createHash, timingSafeEqual } from 'node:crypto'
import { plainHeaders } from '../answer-headers.mjs'
import { isRead } from '../read-methods.mjs'
import { createProbe } from './probe.mjs'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Headers that a proxy adds: the request does not come from this machine, even if the connection does. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-forwarded-host', 'via']

/**
 * Answers the addresses of supervisors: `/livez` (the process responds), `/readyz` (it also has Next and a database) and
 * `/metrics` (for this machine, or with the token). None of them reveals anything to others.
 * @param {object} options
 * @param {string} options.databaseUrl
 * @param {() => boolean} options.isPrepared whether Next can take requests, and the server is not shutting down
 * @param {{ text: () => Promise<string>, contentType: string }} options.metrics
 * @param {string} [options.token] at least 16 characters
 */
export function createHealth({ databaseUrl, isPrepared, metrics, token }) {
  const probe = createProbe(databaseUrl)
  const answers = {
    '/livez': () => [200, 'ok\n'],
    '/readyz': async () => (isPrepared() && (await probe.isAnswering()) ? [200, 'ok\n'] : [503, 'not ready\n']),
    '/metrics': async (request) =>
      isAllowed(request, token) ? [200, await metrics.text(), metrics.contentType] : [404, ''],
  }

  /** @returns {boolean} whether this request is answered here */
  function answer(request, response) {
    const respond = answers[request.url]
    if (!respond || !isRead(request)) return false
    void Promise.resolve(respond(request)).then(
      (facts) => send(response, facts),
      () => send(response, [503, '']),
    )
    return true
  }

  return { answer, stop: probe.stop }
}

function send(response, [status, text, type = 'text/plain; charset=utf-8']) {
  response
    .writeHead(status, { ...plainHeaders(), 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) })
    .end(text)
}

function isAllowed({ socket, headers }, token) {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (token && given) return timingSafeEqual(digest(given), digest(token))
  return LOOPBACK.has(socket.remoteAddress) && FORWARDED.every((name) => headers[name] === undefined)
}

function digest(text) {
  return createHash('sha256').update(text).digest()
}
