import 'server-only'
import { randomBytes } from 'node:crypto'
import { hashToken } from './secrets'
import { pool, type Client } from './database/pool'

/** What a family's private link opens: the status of an entry, or a player's enrollment. */
export type LinkPurpose = 'status' | 'enrol'

export type FamilyLink = { kind: string; entryId: string; expiresAt: Date }

const TOKEN_BYTES = 32

type NewLink = {
  purpose: LinkPurpose
  kind: string
  entryId: string
  /** The validity; by default the one in the inbox settings. */
  days?: number
}

/** Generates the token of a private link, and its hash for the database. */
export function newLinkSecret(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** Creates a private link and returns its token. The database stores only the hash. */
export async function makeFamilyLink(client: Client, link: NewLink): Promise<string> {
  const { token, tokenHash } = newLinkSecret()
  await client.query(
    `INSERT INTO family_links (token_hash, purpose, kind, entry_id, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [tokenHash, link.purpose, link.kind, link.entryId, link.days ?? (await findLinkDays(client))],
  )
  return token
}

/** Returns what a valid private link opens; else null. */
export async function findFamilyLink(token: string, purpose: LinkPurpose): Promise<FamilyLink | null> {
  const { rows } = await pool().query<FamilyLink>(
    `SELECT kind, entry_id AS "entryId", expires_at AS "expiresAt" FROM family_links
     WHERE token_hash = $1 AND purpose = $2 AND expires_at > now()`,
    [hashToken(token), purpose],
  )
  return rows[0] ?? null
}

/** Revokes all private links of one purpose to an entry. */
export async function endFamilyLinks(client: Client, entryId: string, purpose: LinkPurpose): Promise<void> {
  await client.query('DELETE FROM family_links WHERE entry_id = $1 AND purpose = $2', [entryId, purpose])
}

/** The validity of private links in days from the inbox settings, as a subquery. */
export const LINK_DAYS = '(SELECT coalesce(max(link_days), 60)::int FROM inbox_settings)'

/** Returns the validity of private links in days from the inbox settings. */
export async function findLinkDays(client: Client): Promise<number> {
  const { rows } = await client.query<{ days: number }>(`SELECT ${LINK_DAYS} AS days`)
  return rows[0]!.days
}
