import { randomBytes } from 'node:crypto'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import type { Refusal } from '@/server/http/answers'
import { asSystem } from '@/server/payload'
import { hashToken } from '@/server/secrets'
import { mailInvitation } from './account-mails'

/** A pending invitation. */
export type Invitation = { id: string; name: string; email: string; sentAt: string; isOver: boolean }

type Person = Pick<Staff, 'name' | 'email' | 'roles'>

const HOURS = 72
const TOKEN_BYTES = 32
const TAKEN = 'There is an account with this email address already.'
const NOT_WAITING = 'This person is in already, or the invitation is gone. Load the page again.'

/** Lists the pending invitations, newest first. */
export async function listInvitations(): Promise<Invitation[]> {
  const { rows } = await pool().query<Omit<Invitation, 'sentAt'> & { sentAt: Date }>(
    `SELECT s.id, s.name, s.email, i.sent_at AS "sentAt", i.expires_at <= now() AS "isOver"
     FROM staff_invitations i JOIN staff s ON s.id = i.staff_id ORDER BY i.sent_at DESC, s.name`,
  )
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
}

/** Creates an account without access, and mails the link that activates it. */
export async function invite(admin: Staff, person: Person): Promise<Result<undefined, Refusal>> {
  const payload = await asSystem('accounts are made by an invitation alone; the handler has checked who invites')
  return transaction(async (client, join) => {
    // Serializes concurrent invitations of one address.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('staff-invitation'))`)
    const { rowCount } = await client.query('SELECT FROM staff WHERE email = $1', [person.email])
    if (rowCount) return refused({ status: 409, message: TAKEN } as const)
    const { req } = await join(payload, { staff: admin })
    // A random password that is never shown, until the person chooses one.
    const password = randomBytes(TOKEN_BYTES).toString('base64url')
    const { id } = await payload.create({ collection: 'staff', data: { ...person, password }, req })
    await send(client, { ...person, id })
    await recordEvent(client, admin, { action: 'invited', kind: 'staff', entryId: id })
    return done()
  })
}

/** Mails a new link and invalidates the previous one. */
export function inviteAgain(admin: Staff, staffId: string): Promise<Result<undefined, Refusal>> {
  return transaction(async (client) => {
    const { rows } = await client.query<Person & { id: string }>(
      `SELECT s.id, s.name, s.email FROM staff_invitations i JOIN staff s ON s.id = i.staff_id WHERE s.id = $1 FOR UPDATE`,
      [staffId],
    )
    if (!rows[0]) return refused({ status: 409, message: NOT_WAITING } as const)
    await send(client, rows[0])
    await recordEvent(client, admin, { action: 'invited again', kind: 'staff', entryId: staffId })
    return done()
  })
}

/** Withdraws an invitation and deletes its unused account. */
export async function withdraw(admin: Staff, staffId: string): Promise<Result<undefined, Refusal>> {
  const payload = await asSystem('the handler has checked who withdraws')
  return transaction(async (client, join) => {
    const { rowCount } = await client.query('DELETE FROM staff_invitations WHERE staff_id = $1', [staffId])
    if (!rowCount) return refused({ status: 409, message: NOT_WAITING } as const)
    const { req } = await join(payload, { staff: admin })
    await payload.delete({ collection: 'staff', id: staffId, depth: 0, req })
    await recordEvent(client, admin, { action: 'invitation withdrawn', kind: 'staff', entryId: staffId })
    return done()
  })
}

/** Returns the person invited by this link, or null if it has expired, was used or is unknown. */
export async function findInvited(token: string): Promise<{ id: string; name: string; email: string } | null> {
  const { rows } = await pool().query<{ id: string; name: string; email: string }>(
    `SELECT s.id, s.name, s.email FROM staff_invitations i JOIN staff s ON s.id = i.staff_id
     WHERE i.token_hash = $1 AND i.expires_at > now() AND s.is_suspended IS NOT TRUE`,
    [hashToken(token)],
  )
  return rows[0] ?? null
}

/**
 * Uses the link once and sets the account's password.
 * @returns its id, or null if the link is invalid
 */
export async function accept(token: string, password: string): Promise<string | null> {
  const payload = await asSystem('a person with an invitation has no account with rights yet')
  return transaction(async (client, join) => {
    const { rows } = await client.query<{ id: string; name: string }>(
      `DELETE FROM staff_invitations i USING staff s WHERE s.id = i.staff_id AND i.token_hash = $1
         AND i.expires_at > now() AND s.is_suspended IS NOT TRUE RETURNING s.id, s.name`,
      [hashToken(token)],
    )
    const [person] = rows
    if (!person) return null
    const { req } = await join(payload)
    await payload.update({ collection: 'staff', id: person.id, data: { password }, depth: 0, req })
    await recordEvent(client, person, { action: 'invitation accepted', kind: 'staff', entryId: person.id })
    return person.id
  })
}

/** Whether the account of this address has a pending invitation, so that no other link may activate it. */
export async function isInvited(email: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'SELECT FROM staff_invitations i JOIN staff s ON s.id = i.staff_id WHERE s.email = $1',
    [email],
  )
  return Boolean(rowCount)
}

async function send(client: Client, person: { id: string; name: string; email: string }): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await client.query(
    `INSERT INTO staff_invitations (staff_id, token_hash, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))
     ON CONFLICT (staff_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at, sent_at = now()`,
    [person.id, hashToken(token), HOURS],
  )
  await mailInvitation(client, person, token, HOURS)
}
