import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { codeLookup, makeCode } from './code-text'
import { hashSecret } from '@/server/secrets'

const YEAR_DAYS = 365
/** Node hashes on four threads; more at once would only delay concurrent sign-ins. */
const AT_ONCE = 4

/** The state of a member's code as shown to staff, without the code itself. */
export type CodeState = { issuedAt: Date | null; expiresAt: Date | null; hasCode: boolean }

/** New codes are valid until the midnight that ends the current season, or for a year outside a season. */
const EXPIRY = `coalesce((SELECT (seasonend.day + 1)::timestamp AT TIME ZONE 'America/Phoenix' FROM
  (SELECT (ends_on AT TIME ZONE 'UTC')::date AS day FROM seasons WHERE state = 'current' LIMIT 1) seasonend
  WHERE seasonend.day >= (now() AT TIME ZONE 'America/Phoenix')::date), now() + make_interval(days => $4))`

const ISSUE = `
  INSERT INTO member_secrets (member_id, code_lookup, code_hash, code_issued_at, code_expires_at)
  SELECT id, lookup, hash, now(), ${EXPIRY}
  FROM unnest($1::uuid[], $2::text[], $3::text[]) AS made (id, lookup, hash)
  ON CONFLICT (member_id) DO UPDATE SET code_lookup = excluded.code_lookup, code_hash = excluded.code_hash,
    code_issued_at = excluded.code_issued_at, code_expires_at = excluded.code_expires_at`

/**
 * Gives each member a new code and ends the old codes with every session they opened, in one transaction.
 * @returns the codes by member. They are stored only as hashes and cannot be shown again
 */
export async function issueCodes(memberIds: string[]): Promise<Map<string, string>> {
  const codes = new Map(memberIds.map((id) => [id, makeCode()]))
  const made = [...codes]
  const hashes: string[] = []
  while (hashes.length < made.length) {
    const next = made.slice(hashes.length, hashes.length + AT_ONCE)
    hashes.push(...(await Promise.all(next.map(([, code]) => hashSecret(code)))))
  }
  await transaction(async (client) => {
    await client.query(ISSUE, [memberIds, made.map(([, code]) => codeLookup(code)), hashes, YEAR_DAYS])
    await client.query('DELETE FROM member_sessions WHERE member_id = ANY($1)', [memberIds])
  })
  return codes
}

/** Issues the first code of a new member, in the transaction that creates the member. */
export async function issueFirstCode(client: Client, memberId: string): Promise<string> {
  const code = makeCode()
  await client.query(ISSUE, [[memberId], [codeLookup(code)], [await hashSecret(code)], YEAR_DAYS])
  return code
}

/** Issues a new code to one member; see {@link issueCodes}. */
export async function issueCode(memberId: string): Promise<string> {
  return (await issueCodes([memberId])).get(memberId)!
}

/** Ends a member's code and every session it opened. */
export async function revokeCode(memberId: string): Promise<void> {
  await transaction(async (client) => {
    await client.query(
      'UPDATE member_secrets SET code_lookup = NULL, code_hash = NULL, code_expires_at = NULL WHERE member_id = $1',
      [memberId],
    )
    await client.query('DELETE FROM member_sessions WHERE member_id = $1', [memberId])
  })
}

/** Returns whether a member has a code, and until when it is valid. */
export async function findCodeState(memberId: string): Promise<CodeState> {
  const { rows } = await pool().query<CodeState>(
    `SELECT code_issued_at AS "issuedAt", code_expires_at AS "expiresAt", code_hash IS NOT NULL AS "hasCode"
     FROM member_secrets WHERE member_id = $1`,
    [memberId],
  )
  return rows[0] ?? { issuedAt: null, expiresAt: null, hasCode: false }
}
