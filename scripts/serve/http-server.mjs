import { createServer } from 'node:http'
import compression from 'compression'
import { withResponse } from '../next/current-response.mjs'
import { bareAnswer, completeHeaders } from './answer-headers.mjs'
import { STREAMED_POLICY } from './content-security-policy.mjs'
import { listenForSilence } from './drain.mjs'
import { policyOf } from './page-policy.mjs'
import { readableAddress } from './address.mjs'
import { maskPrivateLink } from './private-links.mjs'
import { cleanHeaders } from './request-headers.mjs'
import { withRequestTime } from './request-time.mjs'

/** Milliseconds. A whole request may take as long as a photograph on a slow line; its headers may not. */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  // Longer than the idle time of common proxies, so that they never reuse a connection we have just closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // Node would refuse with an answer that has none of our headers.
  requireHostHeader: false,
}
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT'])
/** Characters of a missing path that are worth a line in the log. */
const LOGGED_PATH = 200
const NOT_ALLOWED = bareAnswer('405 Method Not Allowed')
const BAD_REQUEST = bareAnswer('400 Bad Request')

/**
 * The HTTP server in front of Next: it answers from memory what it can, cleans headers and addresses, refuses methods that
 * no page needs and drops slow clients.
 * @param {object} options
 * @param {number} options.trustedProxies
 * @param {import('node:http').RequestListener} options.handle Next
 * @param {import('./response-memory.mjs').ResponseMemory | null} options.memory null in development, where responses carry
 * no policy and are not compressed either
 * @param {{ find: (path: string) => string | undefined }} options.moved old addresses that lead to another page
 * @param {(request: import('node:http').IncomingMessage) => void} options.countMissing takes each request that finds no page
 */
export function createHttpServer({ trustedProxies, handle, memory, moved, countMissing }) {
  const compress = memory ? compression() : (_request, _response, next) => next()
  const server = createServer(LIMITS, (request, response) => {
    if (isPlain(request) && memory?.sendStored(request, response)) return
    request.url = readableAddress(request.url)
    cleanHeaders(request, trustedProxies)
    completeHeaders(response, { url: request.url, policy: memory ? policyOf(request) : null })
    // Another protocol is not spoken here: an offer of one is passed over, and its connection is not kept for it.
    if (request.headers.upgrade) response.shouldKeepAlive = false
    const refusal = refusalOf(request)
    if (refusal) return void refuse(response, refusal)
    const target = moved.find(request.url.split('?', 1)[0])
    if (target) return void response.writeHead(308, { location: target, 'content-length': 0 }).end()
    response.once('finish', () => noteMissing(request, response, countMissing))
    if (memory?.render(request, response)) return
    compress(request, response, () => handleInContext(handle, request, response))
  })
  listenForSilence(server)
  server.on('checkExpectation', ({ url }, response) => {
    completeHeaders(response, { url, policy: STREAMED_POLICY })
    refuse(response, 417)
  })
  server.on('connect', (_, socket) => endWith(socket, NOT_ALLOWED))
  server.on('clientError', answerBrokenRequest)
  return server
}

/** Hands a request to Next, which learns from its context when it arrived and which response is being written. */
export function handleInContext(handle, request, response) {
  return withRequestTime(() => withResponse(response, () => handle(request, response)))
}

/** Whether a request needs none of the checks below before it may be answered from memory. */
function isPlain({ headers }) {
  return headers.host !== undefined && headers.upgrade === undefined
}

/** The status of a request that nobody need look at, or null. */
function refusalOf({ method, headers, httpVersion }) {
  if (FORBIDDEN_METHODS.has(method)) return 405
  return httpVersion === '1.1' && !headers.host ? 400 : null
}

function refuse(response, status) {
  response.writeHead(status, { connection: 'close', 'content-length': 0 }).end()
}

// The page for missing addresses is static and cannot log. Queries are left out: people put anything there.
function noteMissing(request, { statusCode }, countMissing) {
  const { method, url } = request
  if (statusCode !== 404 || method !== 'GET' || url.startsWith('/_next/')) return
  countMissing(request)
  const path = maskPrivateLink(url.split('?')[0]).slice(0, LOGGED_PATH)
  console.log(JSON.stringify({ level: 30, time: Date.now(), path, msg: 'Nothing is found there.' }))
}

function answerBrokenRequest(error, socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  // Node's parser knows no TRACK and calls it an invalid method.
  endWith(socket, error.code === 'HPE_INVALID_METHOD' ? NOT_ALLOWED : BAD_REQUEST)
}

// Whoever never closes their side would else hold the socket for good.
function endWith(socket, answer) {
  socket.end(answer)
  socket.destroySoon()
}
