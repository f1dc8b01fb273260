import { hostCookie, hostCookieHeader, readHostCookie } from '@/server/http/host-cookie'

/** How long a session lasts at most; ended codes and long idleness end it earlier. */
export const SESSION_DAYS = 90

const NAME = 'member'
const DAY_SECONDS = 24 * 60 * 60

/** The cookie of a member's session. */
export function sessionCookie(): string {
  return hostCookie(NAME)
}

/** A session's cookie as a header. An empty token takes it away again. */
export function cookieHeader(token: string): string {
  return hostCookieHeader(NAME, token, SESSION_DAYS * DAY_SECONDS)
}

/** The token of the session whose cookie a request carries, or null. */
export function sessionToken(request: Request): string | null {
  return readHostCookie(request, NAME)
}
