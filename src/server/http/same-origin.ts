import { env } from '../env'

/**
 * Whether a state-changing request came from a page of this site.
 *
 * Browsers always send Origin with a cross-site POST. A client that sends neither Origin nor Sec-Fetch-Site is no browser
 * (curl, a test): it has no cookies of a victim, so there is no CSRF.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(env().PUBLIC_URL).origin || new URL(origin).host === request.headers.get('host')
}
