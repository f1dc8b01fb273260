import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { pool } from '../database/pool'

const derive = promisify(pbkdf2)

/** How Payload keeps passwords: what it writes now, and what it wrote long ago. */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const OLD = { prefix: '', iterations: 25_000, bytes: 512 }

type Stored = { hash: string | null; salt: string | null; mayEnter: boolean }

/**
 * Whether this is the password of the account with this e-mail address, and it may sign in. It works as long and says
 * the same for an account that is unknown, suspended or without a password.
 */
export async function isStaffPassword(email: string, password: string): Promise<boolean> {
  const { rows } = await pool().query<Stored>(
    'SELECT hash, salt, is_suspended IS NOT TRUE AS "mayEnter" FROM staff WHERE email = $1',
    [email],
  )
  const { hash, salt, mayEnter } = rows[0] ?? { hash: null, salt: null, mayEnter: false }
  const { prefix, iterations, bytes } = !hash || hash.startsWith(CURRENT.prefix) ? CURRENT : OLD
  const derived = await derive(password, salt ?? '', iterations, bytes, 'sha256')
  const kept = Buffer.from((hash ?? '').slice(prefix.length), 'hex')
  return kept.length === derived.length && timingSafeEqual(kept, derived) && mayEnter
}
