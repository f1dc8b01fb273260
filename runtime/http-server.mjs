import { createServer } from 'node:http'
import compression from 'compression'
import { withResponse } from './next/current-response.mjs'
import { emptyResponse, completeHeaders } from './answer-headers.mjs'
import { STREAMED_POLICY } from './content-security-policy.mjs'
import { trackConnections } from './drain.mjs'
import { policyOf } from './page-policy.mjs'
import { readableAddress } from './address.mjs'
import { maskPrivateLink } from './private-links.mjs'
import { cleanHeaders } from './request-headers.mjs'
import { withRequestContext } from './request-context.mjs'

/** In milliseconds. A request body may take as long as a photograph on a slow connection; the headers may not. */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  // Longer than the idle timeout of common proxies (nginx: one minute, Caddy: two), so that they never reuse a connection that
  // this server has just closed.
  keepAliveTimeout: 130_000,
  connectionsCheckingInterval: 5_000,
  // Node's own rejection would not have our headers.
  requireHostHeader: false,
}
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT'])
/** The maximum logged length of a missing path, in characters. */
const LOGGED_PATH = 200
const NOT_ALLOWED = emptyResponse('405 Method Not Allowed')
const BAD_REQUEST = emptyResponse('400 Bad Request')

/**
 * Creates the HTTP server in front of Next: it answers from memory when possible, sanitizes headers and URLs, rejects unused
 * methods, and closes slow connections.
 * @param {object} options
 * @param {number} options.trustedProxies
 * @param {import('node:http').RequestListener} options.handle Next
 * @param {import('./response-memory.mjs').ResponseMemory | null} options.memory null in development, where responses have no
 * CSP and no compression
 * @param {{ find: (path: string) => string | undefined }} options.moved redirects of old addresses
 * @param {(request: import('node:http').IncomingMessage) => void} options.countMissing receives each request with a 404
 * response
 * @param {ReturnType<typeof import('./health/health.mjs').createHealth>} options.health
 * @param {ReturnType<typeof import('./health/metrics.mjs').createMetrics>} options.metrics
 */
export function createHttpServer({ trustedProxies, handle, memory, moved, countMissing, health, metrics }) {
  const compress = memory ? compression() : (_request, _response, next) => next()
  const server = createServer(LIMITS, (request, response) => {
    if (isPlain(request) && memory?.sendStored(request, response)) return
    if (health.answer(request, response)) return
    metrics.watch(request, response)
    request.url = readableAddress(request.url)
    cleanHeaders(request, trustedProxies)
    completeHeaders(response, { url: request.url, policy: memory ? policyOf(request) : null })
    // Protocol upgrades are not supported: the header is ignored, and the connection is not kept alive.
    if (request.headers.upgrade) response.shouldKeepAlive = false
    const refusal = refusalOf(request)
    if (refusal) return void refuse(response, refusal)
    const target = moved.find(request.url.split('?', 1)[0])
    if (target) return void response.writeHead(308, { location: target, 'content-length': 0 }).end()
    response.once('finish', () => noteMissing(request, response, countMissing))
    if (memory?.render(request, response)) return
    compress(request, response, () => handleInContext(handle, request, response))
  })
  trackConnections(server)
  server.on('checkExpectation', ({ url }, response) => {
    completeHeaders(response, { url, policy: STREAMED_POLICY })
    refuse(response, 417)
  })
  server.on('connect', (_, socket) => endWith(socket, NOT_ALLOWED))
  server.on('clientError', answerBrokenRequest)
  return server
}

/** Passes a request to Next, which can access its arrival time and its response by the async context. */
export function handleInContext(handle, request, response) {
  return withRequestContext(() => withResponse(response, () => handle(request, response)))
}

/** Returns whether a request can be answered from memory without the checks below. */
function isPlain({ headers }) {
  return headers.host !== undefined && headers.upgrade === undefined
}

/** Returns the status of a rejected request, or null. */
function refusalOf({ method, headers, httpVersion }) {
  if (FORBIDDEN_METHODS.has(method)) return 405
  return httpVersion === '1.1' && !headers.host ? 400 : null
}

function refuse(response, status) {
  response.writeHead(status, { connection: 'close', 'content-length': 0 }).end()
}

// The 404 page is static and cannot log. The query is omitted, because it may contain personal data.
function noteMissing(request, { statusCode }, countMissing) {
  const { method, url } = request
  if (statusCode !== 404 || method !== 'GET' || url.startsWith('/_next/')) return
  countMissing(request)
  const path = maskPrivateLink(url.split('?')[0]).slice(0, LOGGED_PATH)
  console.log(JSON.stringify({ level: 30, time: Date.now(), path, msg: 'Nothing is found there.' }))
}

function answerBrokenRequest(error, socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  // Node's parser does not support TRACK and reports an invalid method.
  endWith(socket, error.code === 'HPE_INVALID_METHOD' ? NOT_ALLOWED : BAD_REQUEST)
}

// A client that never closes its side would keep the socket open otherwise.
function endWith(socket, answer) {
  socket.end(answer)
  socket.destroySoon()
}
