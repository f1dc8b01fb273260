import { env } from '@/server/env'

/** How long a session lasts at most; ended codes and long idleness end it earlier. */
export const SESSION_DAYS = 90

/** The cookie of a member's session. Its prefix makes browsers refuse one that another host or path has set. */
export function sessionCookie(): string {
  return isSecure() ? '__Host-member' : 'member'
}

/** A session's cookie as a header. An empty token takes it away again. */
export function cookieHeader(token: string): string {
  const age = token ? SESSION_DAYS * 24 * 60 * 60 : 0
  return `${sessionCookie()}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
}

/** The token of the session whose cookie a request carries, or null. */
export function sessionToken(request: Request): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const prefix = `${sessionCookie()}=`
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || null
}

function isSecure(): boolean {
  return env().PUBLIC_URL.startsWith('https:')
}
