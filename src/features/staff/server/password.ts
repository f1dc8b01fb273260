import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { pool } from '@/server/database/pool'

const derive = promisify(pbkdf2)

/** The formats of Payload's password hashes: the current one and a legacy one. */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const OLD = { prefix: '', iterations: 25_000, bytes: 512 }

type Stored = { id: string; hash: string | null; salt: string | null; mayEnter: boolean }

const FIND = `
  SELECT id, hash, salt, is_suspended IS NOT TRUE
    AND NOT EXISTS (SELECT FROM staff_invitations i WHERE i.staff_id = s.id) AS "mayEnter"
  FROM staff s WHERE email = $1`

/**
 * Returns the id of the account with this e-mail address if the password is correct and the account may sign in. Takes the same
 * time and returns null for an account that is unknown, suspended, only invited, or without a password.
 */
export async function findByPassword(email: string, password: string): Promise<string | null> {
  const { rows } = await pool().query<Stored>(FIND, [email])
  const { id, hash, salt, mayEnter } = rows[0] ?? { id: '', hash: null, salt: null, mayEnter: false }
  const { prefix, iterations, bytes } = !hash || hash.startsWith(CURRENT.prefix) ? CURRENT : OLD
  const derived = await derive(password, salt ?? '', iterations, bytes, 'sha256')
  const stored = Buffer.from((hash ?? '').slice(prefix.length), 'hex')
  return stored.length === derived.length && timingSafeEqual(stored, derived) && mayEnter ? id : null
}
