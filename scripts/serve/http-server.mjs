import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { withResponse } from '../next/current-response.mjs'
import { sendOneLocation } from '../next/own-headers.mjs'
import { withRequestTime } from './request-time.mjs'
import { readableAddress } from './address.mjs'
import { memberPolicy, STAFF_POLICY, STREAMED_POLICY } from './content-security-policy.mjs'
import { cleanHeaders } from './request-headers.mjs'

/** Milliseconds. A whole request may take as long as a photograph on a slow line; its headers may not. */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  // Longer than the idle time of common proxies, so that they never reuse a connection we have just closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT'])
/** Pages that are written anew for every member, family and for staff, so that their scripts can carry a nonce. */
const MEMBER_PAGES = /^\/(film-room|login|coach|family|form-submissions|registration-status|enrol)(?=[/?]|$)/
const STAFF_PAGES = /^\/admin(?=[/?]|$)/
/** A film plays on its own page and in the library's dialog. */
const FILM_PAGES = /^\/film-room(\/[^/?]+)?(?=\?|$)/
const NONCE_BYTES = 16
/** The secret of a private link is nobody's business, not even when it has ended. */
const PRIVATE_LINK = /^(\/registration-status\/)[^/]+/
/** Characters of a missing path that are worth a line in the log. */
const LOGGED_PATH = 200
const NOT_ALLOWED = 'HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
const BAD_REQUEST = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * The HTTP server in front of Next: it cleans headers and addresses, refuses methods that no page needs and drops slow
 * clients.
 * @param {{ trustedProxies: number, hasPolicy: boolean, handle: import('node:http').RequestListener }} options
 */
export function createHttpServer({ trustedProxies, hasPolicy, handle }) {
  const server = createServer(LIMITS, (request, response) => {
    if (FORBIDDEN_METHODS.has(request.method)) {
      response.writeHead(405, { connection: 'close', 'content-length': 0 }).end()
      return
    }
    request.url = readableAddress(request.url)
    cleanHeaders(request, trustedProxies)
    completeHeaders(response, hasPolicy ? policyOf(request) : null)
    response.once('finish', () => noteMissing(request, response))
    withRequestTime(() => withResponse(response, () => handle(request, response)))
  })
  server.on('connect', (_, socket) => socket.end(NOT_ALLOWED))
  server.on('clientError', answerBrokenRequest)
  return server
}

// Next reads the nonce for its scripts from the policy that stands in the request.
function policyOf({ headers, url }) {
  if (STAFF_PAGES.test(url)) return STAFF_POLICY
  if (!MEMBER_PAGES.test(url)) return STREAMED_POLICY
  const policy = memberPolicy(randomBytes(NONCE_BYTES).toString('base64'), FILM_PAGES.test(url))
  headers['content-security-policy'] = policy
  return policy
}

// Static pages bring a stricter policy of their own (scripts/next/cache-handler.mjs); no page goes out without one.
function completeHeaders(response, policy) {
  const writeHead = response.writeHead
  response.writeHead = function writeCompleteHead(...args) {
    sendOneLocation(this)
    const isPage = String(this.getHeader('content-type') ?? '').startsWith('text/html')
    if (policy && isPage && !this.hasHeader('content-security-policy'))
      this.setHeader('content-security-policy', policy)
    return writeHead.apply(this, args)
  }
}

// The page for missing addresses is static and cannot log. Queries are left out: people put anything there.
function noteMissing({ method, url }, { statusCode }) {
  if (statusCode !== 404 || method !== 'GET' || url.startsWith('/_next/')) return
  const path = url.split('?')[0].replace(PRIVATE_LINK, '$1…').slice(0, LOGGED_PATH)
  console.log(JSON.stringify({ level: 30, time: Date.now(), path, msg: 'Nothing is found there.' }))
}

function answerBrokenRequest(error, socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  // Node's parser knows no TRACK and calls it an invalid method.
  socket.end(error.code === 'HPE_INVALID_METHOD' ? NOT_ALLOWED : BAD_REQUEST)
}
