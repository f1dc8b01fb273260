import { isIP } from 'node:net'
import { isOwnHeader } from '../next/own-headers.mjs'

/** Tells the application who is asking; whatever a client sends under this name is overwritten. */
export const CLIENT_HEADER = 'x-fullcourt-client'

/** Headers by which a client could name the nonce of a page's scripts, or change its method. */
const FORBIDDEN = /^(content-security-policy|x-(http-)?method(-override)?$)/

/** A form in parts. Only the API takes one; of any other Next believes that it calls a function, and fails over it. */
const FORM_IN_PARTS = /^\s*multipart\//i
const API = /^\/api\//
/** Calls a function of the server. Payload's admin has some, our own pages have none, and Next fails over an unknown one. */
const FUNCTION_CALL = 'next-action'
const ADMIN = /^\/admin(?=[/?]|$)/

/** Headers that only a proxy of ours may set. */
const FROM_PROXIES = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip']

/**
 * Rewrites a request's headers so that the application can believe them.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} trustedProxies how many proxies of ours stand before this server
 */
export function cleanHeaders(request, trustedProxies) {
  const { headers } = request
  const client = clientAddress(request.socket.remoteAddress, headers['x-forwarded-for'], trustedProxies)
  for (const name of Object.keys(headers)) {
    if (FORBIDDEN.test(name) || isOwnHeader(name)) delete headers[name]
  }
  if (FORM_IN_PARTS.test(headers['content-type']) && !API.test(request.url)) delete headers['content-type']
  if (!ADMIN.test(request.url)) delete headers[FUNCTION_CALL]
  if (trustedProxies === 0) for (const name of FROM_PROXIES) delete headers[name]
  headers['x-forwarded-for'] = client
  headers[CLIENT_HEADER] = client
}

/**
 * The address of whoever asks. Each trusted proxy appends the address it was called from, so with n of them the n-th
 * entry from the right is the last that nobody outside could have written.
 * @param {string | undefined} socketAddress @param {string | undefined} forwarded the X-Forwarded-For header
 * @param {number} trustedProxies 0: the header is ignored
 * @returns {string} an IP address; 'unknown' when the connection is gone already
 */
export function clientAddress(socketAddress, forwarded, trustedProxies) {
  const direct = plain(socketAddress ?? '')
  const chain = (forwarded ?? '').split(',').map(plain)
  const claimed = trustedProxies > 0 ? chain[Math.max(0, chain.length - trustedProxies)] : undefined
  if (claimed && isIP(claimed)) return claimed
  return direct || 'unknown'
}

/** An IPv4 address that arrives through an IPv6 socket is written as IPv4. */
function plain(address) {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
