import { env } from '../env'

/** The name of a cookie of ours. Its prefix makes browsers refuse one that another host or path has set. */
export function hostCookie(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** A cookie as a header, which no script reads. An empty value takes it away again. */
export function hostCookieHeader(name: string, value: string, seconds: number): string {
  const age = value ? seconds : 0
  return `${hostCookie(name)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
}

/** What a request's cookie of this name says, or null. */
export function readHostCookie(request: { headers: Pick<Headers, 'get'> }, name: string): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const prefix = `${hostCookie(name)}=`
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || null
}

function isSecure(): boolean {
  return env().PUBLIC_URL.startsWith('https:')
}
