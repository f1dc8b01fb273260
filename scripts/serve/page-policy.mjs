import { randomBytes } from 'node:crypto'
import { memberPolicy, staffPolicy, STREAMED_POLICY } from './content-security-policy.mjs'

/** Pages that are written anew for every request, so that their scripts can carry a nonce. */
const WRITTEN_ANEW =
  /^\/(film-room|login|coach|family|form-submissions|registration-status|enrol|search|tours|funding-deck\/for|p|forms\/[^/?]+\/(again|received))(?=[/?]|$)/
const STAFF_PAGES = /^\/admin(?=[/?]|$)/
/** A film plays on its own page and in the library's dialog. */
const FILM_PAGES = /^\/film-room(\/[^/?]+)?(?=\?|$)/
const NONCE_BYTES = 16

/**
 * The policy of the page that a request may be answered with. Where it has a nonce it is written into the request too:
 * from there Next takes it for its scripts.
 * @param {import('node:http').IncomingMessage} request
 */
export function policyOf({ headers, url }) {
  const isStaff = STAFF_PAGES.test(url)
  if (!isStaff && !WRITTEN_ANEW.test(url)) return STREAMED_POLICY
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const policy = isStaff ? staffPolicy(nonce) : memberPolicy(nonce, FILM_PAGES.test(url))
  headers['content-security-policy'] = policy
  return policy
}
