import { hostCookie, hostCookieHeader, readHostCookie } from '@/server/http/host-cookie'

/** The maximum lifetime of a session in days. An expired code or long inactivity ends it earlier. */
export const SESSION_DAYS = 90

const NAME = 'member'
const DAY_SECONDS = 24 * 60 * 60

/** Returns the name of the cookie of a member's session. */
export function sessionCookie(): string {
  return hostCookie(NAME)
}

/** Returns the header that sets the session cookie. An empty token deletes the cookie. */
export function cookieHeader(token: string): string {
  return hostCookieHeader(NAME, token, SESSION_DAYS * DAY_SECONDS)
}

/** Returns the session token in a request's cookie, or null. */
export function sessionToken(request: Request): string | null {
  return readHostCookie(request, NAME)
}
