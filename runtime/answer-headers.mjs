import { sendOneLocation } from './next/own-headers.mjs'
import { FILE_POLICY, policyOfFile } from './content-security-policy.mjs'
import { ROUTER_PAYLOAD, cacheControlOf } from './shared-caches.mjs'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ...((process.env.PUBLIC_URL ?? '').startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {}),
}
/** A shared draft must not send its URL as referrer, and must not be indexed. */
const SHARED_DRAFT = /^\/p\//
const OF_SHARED_DRAFTS = { ...HEADERS, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
/** Link preview pictures are embedded by other sites. */
const FOR_OTHER_SITES = /^\/share(\.png|\/[^?]*)(?=\?|$)/

/**
 * Adds headers to every response, whatever its origin and status: security headers, a CSP, and Cache-Control. Headers of the
 * response itself take precedence, except when they allow longer caching.
 * @param {import('node:http').ServerResponse} response
 * @param {{ url: string, policy: string | null }} request `policy`: for a page without its own CSP; null in development
 */
export function completeHeaders(response, { url, policy }) {
  const headers = headersFor(url)
  const writeHead = response.writeHead
  response.writeHead = function writeCompleteHead(status, ...rest) {
    sendOneLocation(this)
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    if (policy) {
      setPolicy(this, policy)
      this.setHeader(
        'Cache-Control',
        cacheControlOf(url, this.getHeader('cache-control'), this.getHeader('content-type')),
      )
    }
    return writeHead.call(this, statusOf(this, status), ...rest)
  }
}

function headersFor(url) {
  if (FOR_OTHER_SITES.test(url)) return { ...HEADERS, 'Cross-Origin-Resource-Policy': 'cross-origin' }
  return SHARED_DRAFT.test(url) ? OF_SHARED_DRAFTS : HEADERS
}

/** Returns the headers of a response that is no page and is never stored. */
export function plainHeaders() {
  return { ...HEADERS, 'Content-Security-Policy': FILE_POLICY, 'Cache-Control': 'no-store' }
}

/** Returns a raw response without a body, for a socket without a valid request. */
export function emptyResponse(status) {
  const lines = Object.entries({ ...plainHeaders(), Connection: 'close', 'Content-Length': 0 })
  return `HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

// Next answers every error with 500, including temporary ones (src/server/http/raw-response.ts).
function statusOf(response, status) {
  return status === 500 && response.hasHeader('retry-after') ? 503 : status
}

// Static pages have a stricter CSP of their own (runtime/next/cache-handler.mjs), which Next also sends with their payloads;
// films have their own as well.
function setPolicy(response, pagePolicy) {
  const type = String(response.getHeader('content-type') ?? '')
  if (response.hasHeader('content-security-policy') && !type.startsWith(ROUTER_PAYLOAD)) return
  response.setHeader('Content-Security-Policy', type.startsWith('text/html') ? pagePolicy : policyOfFile(type))
}
