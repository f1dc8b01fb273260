import { getFieldsToSign, jwtSign } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'
import type { Staff } from '@/payload-types'
import { recordEvent, type Actor } from '../audit'
import { pool, type Client } from '../database/pool'
import { transaction, type Work } from '../database/transaction'
import { asSystem } from '../payload'

/** Where somebody is signed in, as they may see it themselves. */
export type StaffSession = { id: string; device: string; since: string; lastUsed: string }

/** Which sessions end: one by its id, all, or all but the one that asks. */
export type WhichSessions = { only: string } | { allBut: string | null }

/**
 * Opens a session for somebody who has proved who they are by more, or by something else, than a password: as Payload's own
 * sign-in does it.
 * @returns the cookie of it
 * @throws Error when the account is gone or suspended
 */
export async function openStaffSession(staffId: string): Promise<string> {
  const payload = await asSystem('whoever signs in has no rights yet')
  const { auth } = payload.collections.staff.config
  const token = await transaction(async (client, join) => {
    // Payload writes all sessions anew: two that begin at once take turns.
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

/** Where this account is signed in now, the last used first. */
export async function listSessions(staffId: string): Promise<StaffSession[]> {
  const { rows } = await pool().query<Pick<StaffSession, 'id' | 'device'> & { since: Date; lastUsed: Date }>(
    `SELECT id, coalesce(device, 'Unknown device') AS device, created_at AS since,
       coalesce(last_used_at, created_at) AS "lastUsed"
     FROM staff_sessions WHERE _parent_id = $1 AND expires_at > now() ORDER BY 4 DESC`,
    [staffId],
  )
  return rows.map((row) => ({ ...row, since: row.since.toISOString(), lastUsed: row.lastUsed.toISOString() }))
}

/** Ends sessions of an account, at once and for good. @returns how many */
export function endSessions(actor: Actor, staffId: string, which: WhichSessions): Promise<number> {
  return transaction(async (client) => {
    const count = await takeAway(client, staffId, which)
    const detail = count === 1 ? 'one session' : `${count} sessions`
    if (count > 0) await recordEvent(client, actor, { action: 'signed out', kind: 'staff', entryId: staffId, detail })
    return count
  })
}

/** Ends all sessions of an account as part of something that is noted itself. */
export async function dropSessions(staffId: string): Promise<void> {
  await transaction((client) => takeAway(client, staffId, { allBut: null }))
}

async function takeAway(client: Client, staffId: string, which: WhichSessions): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `DELETE FROM staff_sessions WHERE _parent_id = $1 AND id = coalesce($2, id) AND id IS DISTINCT FROM $3 RETURNING id`,
    [staffId, 'only' in which ? which.only : null, 'allBut' in which ? which.allBut : null],
  )
  await client.query(REMEMBER, [rows.map(({ id }) => id)])
  return rows.length
}

// A refresh that read the sessions before they ended writes them anew within seconds: a day is more than it needs.
const REMEMBER = `
  WITH old AS (DELETE FROM staff_ended_sessions WHERE ended_at < now() - interval '1 day')
  INSERT INTO staff_ended_sessions (session_id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`
