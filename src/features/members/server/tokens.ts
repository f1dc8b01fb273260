import { randomBytes } from 'node:crypto'
import { pool, type Client } from '@/server/database/pool'
import { hashToken } from '@/server/secrets'

/** The purposes of mailed links, and their lifetimes in hours. */
const HOURS = { confirm: 48, reset: 1 } as const

export type TokenPurpose = keyof typeof HOURS

const TOKEN_BYTES = 32

/** Creates the token of a mailed link, of which the database stores only a hash. */
export async function makeToken(client: Client, memberId: string, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await client.query(
    `INSERT INTO member_tokens (token_hash, member_id, purpose, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(hours => $4))`,
    [hashToken(token), memberId, purpose, HOURS[purpose]],
  )
  return token
}

/** Returns the member a mailed link was sent to, or null when the link has expired or the member may not sign in. */
export async function findTokenMember(token: string, purpose: TokenPurpose): Promise<string | null> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT m.id FROM member_tokens t JOIN members m ON m.id = t.member_id AND m.is_active
     WHERE t.token_hash = $1 AND t.purpose = $2 AND t.expires_at > now()`,
    [hashToken(token), purpose],
  )
  return rows[0]?.id ?? null
}

/** Like {@link findTokenMember}, but also uses up the link: it cannot be used a second time. */
export async function takeToken(client: Client, token: string, purpose: TokenPurpose): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `DELETE FROM member_tokens t USING members m WHERE m.id = t.member_id AND m.is_active
     AND t.token_hash = $1 AND t.purpose = $2 AND t.expires_at > now() RETURNING m.id`,
    [hashToken(token), purpose],
  )
  return rows[0]?.id ?? null
}

/** Ends all mailed links of a member. */
export async function endTokens(client: Client, memberId: string): Promise<void> {
  await client.query('DELETE FROM member_tokens WHERE member_id = $1', [memberId])
}
