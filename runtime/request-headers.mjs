import { isIP } from 'node:net'
import { isOwnHeader } from './next/own-headers.mjs'
import { isRead } from './read-methods.mjs'

/** Contains the client's IP address for the application; overwrites any value sent by a client. */
export const CLIENT_HEADER = 'x-fullcourt-client'

/** Headers by which a client could set the nonce of a page's scripts, or change its method. */
const FORBIDDEN = /^(content-security-policy|x-(http-)?method(-override)?$)/

/** Multipart forms are only accepted by the API; for other paths Next treats them as a Server Action and fails. */
const FORM_IN_PARTS = /^\s*multipart\//i
const API = /^\/api\//
/** The header of a Server Action. Payload's admin has some, our own pages have none, and Next fails for unknown ones. */
const FUNCTION_CALL = 'next-action'
const ADMIN = /^\/admin(?=[/?]|$)/

/** The header of the router's requests for data, which only read. Next fails for a form with it at an address without a page. */
const ROUTER_DATA = 'rsc'

/** Headers that only a trusted proxy may set. */
const FROM_PROXIES = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip']

/**
 * Sanitizes the headers of a request so that the application can trust them.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} trustedProxies the number of trusted proxies in front of this server
 */
export function cleanHeaders(request, trustedProxies) {
  const { headers } = request
  const client = clientAddress(request.socket.remoteAddress, headers['x-forwarded-for'], trustedProxies)
  for (const name of Object.keys(headers)) {
    if (FORBIDDEN.test(name) || isOwnHeader(name)) delete headers[name]
  }
  if (FORM_IN_PARTS.test(headers['content-type']) && !API.test(request.url)) delete headers['content-type']
  if (!ADMIN.test(request.url)) delete headers[FUNCTION_CALL]
  if (!isRead(request)) delete headers[ROUTER_DATA]
  if (trustedProxies === 0) for (const name of FROM_PROXIES) delete headers[name]
  headers['x-forwarded-for'] = client
  headers[CLIENT_HEADER] = client
}

/**
 * Returns the IP address of the client. Each trusted proxy appends the address of its client, so with n of them the n-th entry
 * from the right is the last one that outsiders cannot forge.
 * @param {string | undefined} socketAddress @param {string | undefined} forwarded the X-Forwarded-For header
 * @param {number} trustedProxies 0: the header is ignored
 * @returns {string} an IP address; 'unknown' when the connection is already closed
 */
export function clientAddress(socketAddress, forwarded, trustedProxies) {
  const direct = plain(socketAddress ?? '')
  const chain = (forwarded ?? '').split(',').map(plain)
  const claimed = trustedProxies > 0 ? chain[Math.max(0, chain.length - trustedProxies)] : undefined
  if (claimed && isIP(claimed)) return claimed
  return direct || 'unknown'
}

/** Returns an IPv4 address that arrives through an IPv6 socket in IPv4 notation. */
function plain(address) {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
