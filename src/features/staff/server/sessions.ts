import { getFieldsToSign, jwtSign } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'
import type { Staff } from '@/payload-types'
import { recordEvent, type Actor } from '@/server/audit'
import { pool, type Client } from '@/server/database/pool'
import { transaction, type Work } from '@/server/database/transaction'
import { asSystem } from '@/server/payload'

/** A session, as shown to its owner. */
export type StaffSession = { id: string; device: string; since: string; lastUsed: string }

/** The sessions to end: one by id, all, or all but the current one. */
export type WhichSessions = { only: string } | { allBut: string | null }

/**
 * Creates a session for a person who was authenticated by more than, or by something other than, a password, in the same way as
 * Payload's sign-in.
 * @returns the session cookie
 * @throws Error if the account does not exist or is suspended
 */
export async function openStaffSession(staffId: string): Promise<string> {
  const payload = await asSystem('a person who is signing in has no rights yet')
  const { auth } = payload.collections.staff.config
  const token = await transaction(async (client, join) => {
    // Payload rewrites all sessions of an account, so concurrent sign-ins must be serialized.
    await client.query('SELECT FROM staff WHERE id = $1 FOR UPDATE', [staffId])
    return openSession(await join(payload), staffId)
  })
  return generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix: payload.config.cookiePrefix, token })
}

async function openSession({ payload, req }: Work, staffId: string): Promise<string> {
  const collectionConfig = payload.collections.staff.config
  const where = { id: { equals: staffId }, isSuspended: { not_equals: true } }
  const found = await payload.db.findOne<Staff>({ collection: 'staff', where, req })
  if (!found) throw new Error('There is no such account that may sign in.')
  const user = { ...found, collection: 'staff' as const }
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user })
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, sid, user })
  const { tokenExpiration } = collectionConfig.auth
  return (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })).token
}

/** Lists the account's active sessions, the last used first. */
export async function listSessions(staffId: string): Promise<StaffSession[]> {
  const { rows } = await pool().query<Pick<StaffSession, 'id' | 'device'> & { since: Date; lastUsed: Date }>(
    `SELECT id, coalesce(device, 'Unknown device') AS device, created_at AS since,
       coalesce(last_used_at, created_at) AS "lastUsed"
     FROM staff_sessions WHERE _parent_id = $1 AND expires_at > now() ORDER BY 4 DESC`,
    [staffId],
  )
  return rows.map((row) => ({ ...row, since: row.since.toISOString(), lastUsed: row.lastUsed.toISOString() }))
}

/**
 * Ends sessions of an account immediately and permanently.
 * @returns the number of ended sessions
 */
export function endSessions(actor: Actor, staffId: string, which: WhichSessions): Promise<number> {
  return transaction(async (client) => {
    const count = await deleteSessions(client, staffId, which)
    const detail = count === 1 ? 'one session' : `${count} sessions`
    if (count > 0) await recordEvent(client, actor, { action: 'signed out', kind: 'staff', entryId: staffId, detail })
    return count
  })
}

/** Ends all sessions of an account as part of an action with its own audit note. */
export async function dropSessions(staffId: string): Promise<void> {
  await transaction((client) => deleteSessions(client, staffId, { allBut: null }))
}

async function deleteSessions(client: Client, staffId: string, which: WhichSessions): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `DELETE FROM staff_sessions WHERE _parent_id = $1 AND id = coalesce($2, id) AND id IS DISTINCT FROM $3 RETURNING id`,
    [staffId, 'only' in which ? which.only : null, 'allBut' in which ? which.allBut : null],
  )
  await client.query(REMEMBER, [rows.map(({ id }) => id)])
  return rows.length
}

// A concurrent refresh may write ended sessions back within seconds. Remembering them for a day is more than enough.
const REMEMBER = `
  WITH old AS (DELETE FROM staff_ended_sessions WHERE ended_at < now() - interval '1 day')
  INSERT INTO staff_ended_sessions (session_id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`
