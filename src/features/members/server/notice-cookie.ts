import { NOTICE_COOKIE, type Notice } from '../rules/notices'
import { env } from '@/server/env'

const SECONDS = 60

/** Returns a header that makes the next page show notices once. Scripts may read it: it contains no personal data. */
export function noticeCookie(...notices: Notice[]): string {
  const secure = env().PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  return `${NOTICE_COOKIE}=${notices.join('.')}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`
}
