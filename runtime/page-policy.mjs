import { randomBytes } from 'node:crypto'
import { memberPolicy, staffPolicy, STREAMED_POLICY } from './content-security-policy.mjs'

/** Dynamic pages, whose scripts can have a nonce. */
const DYNAMIC_PAGES =
  /^\/(film-room|login|coach|family|form-submissions|registration-status|enrol|search|tours|funding-deck\/for|p|forms\/[^/?]+\/(again|received))(?=[/?]|$)/
/** Next takes a form to any page for a possible Server Action, so it renders the page for the request. */
const FORM = /^\s*application\/x-www-form-urlencoded/i
const STAFF_PAGES = /^\/admin(?=[/?]|$)/
/** Films play on their own page and in a dialog of the library. */
const FILM_PAGES = /^\/film-room(\/[^/?]+)?(?=\?|$)/
const NONCE_BYTES = 16

/**
 * Returns the CSP for the page of a request. A CSP with a nonce is also set as a request header, from which Next reads the
 * nonce for its scripts.
 * @param {import('node:http').IncomingMessage} request
 */
export function policyOf({ headers, url }) {
  const isStaff = STAFF_PAGES.test(url)
  const isDynamic = isStaff || DYNAMIC_PAGES.test(url) || FORM.test(headers['content-type'])
  if (!isDynamic) return STREAMED_POLICY
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const policy = isStaff ? staffPolicy(nonce) : memberPolicy(nonce, FILM_PAGES.test(url))
  headers['content-security-policy'] = policy
  return policy
}
