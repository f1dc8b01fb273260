import { env } from '../env'

/**
 * Returns the name of a cookie. Over HTTPS it has the prefix `__Host-`, with which browsers reject cookies set by other hosts
 * or paths.
 */
export function hostCookie(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** Returns a Set-Cookie header that scripts cannot read. An empty value deletes the cookie. */
export function hostCookieHeader(name: string, value: string, seconds: number): string {
  const age = value ? seconds : 0
  return `${hostCookie(name)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
}

/** Returns the value of a request's cookie, or null. */
export function readHostCookie(request: { headers: Pick<Headers, 'get'> }, name: string): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const prefix = `${hostCookie(name)}=`
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || null
}

function isSecure(): boolean {
  return env().PUBLIC_URL.startsWith('https:')
}
