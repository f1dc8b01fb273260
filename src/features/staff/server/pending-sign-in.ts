import { pool } from '@/server/database/pool'
import { hostCookieHeader, readHostCookie } from '@/server/http/host-cookie'
import { equalsSecret, keyedHash } from '@/server/secrets'

const NAME = 'staff-sign-in-pending'
const SECONDS = 5 * 60

/** A person whose password was correct, and who still has to enter a code. */
export type PendingSignIn = { id: string; name: string; email: string }

/** Returns the cookie after a correct password: for five minutes it gives access to the code page only. */
export async function pendingCookie(staffId: string): Promise<string> {
  const until = String(Math.floor(Date.now() / 1000) + SECONDS)
  const account = await findAccount(staffId)
  if (!account) throw new Error('There is no such account any more.')
  return hostCookieHeader(NAME, [staffId, until, signatureOf(staffId, until, account.hash)].join('.'), SECONDS)
}

/** Returns the cookie that deletes it. */
export function noPendingCookie(): string {
  return hostCookieHeader(NAME, '', 0)
}

/**
 * Returns the person who has to enter a code in this browser, or null. A changed password or a suspension ends the pending
 * sign-in.
 */
export async function findPendingSignIn(request: { headers: Pick<Headers, 'get'> }): Promise<PendingSignIn | null> {
  const [id = '', until = '', signature = ''] = (readHostCookie(request, NAME) ?? '').split('.')
  if (!/^[0-9a-f-]{36}$/.test(id) || !(Number(until) > Date.now() / 1000)) return null
  const account = await findAccount(id)
  if (!account || !equalsSecret(signature, signatureOf(id, until, account.hash))) return null
  return { id, name: account.name, email: account.email }
}

type Account = { name: string; email: string; hash: string | null }

async function findAccount(id: string): Promise<Account | null> {
  const { rows } = await pool().query<Account>(
    'SELECT name, email, hash FROM staff WHERE id = $1 AND is_suspended IS NOT TRUE',
    [id],
  )
  return rows[0] ?? null
}

function signatureOf(id: string, until: string, hash: string | null): string {
  return keyedHash('staff-sign-in-pending', JSON.stringify([id, until, hash]))
}
