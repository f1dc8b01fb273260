import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { members } from '@/database-tables'
import { orm } from '@/server/database/orm'
import type pg from 'pg'
import { env } from '@/server/env'
import { findMailSettings } from '@/server/mail/settings'
import { enqueueMail } from '@/server/mail/outbox'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { accountMail, type AccountMail } from './account-mails'
import { hashSecret, verifySecret } from '@/server/secrets'
import { open, type SignInAttempt, type SignIn } from './sign-in'
import { endTokens, findTokenMember, makeToken, takeToken } from './tokens'
import type { AttemptOutcome } from '@/server/challenged-attempts'
import { attemptSignIn } from './login-throttle'

/** The minimum number of minutes between two mails of the same kind to one account. */
const MAIL_EVERY_MINUTES = 10

type Account = { id: string; role: string; isActive: boolean; isConfirmed: boolean }
type NewAccount = { name: string; email: string; password: string }

/**
 * Creates a parent's account that must be confirmed by mail. If the address already has an account, only its holder is notified
 * by mail and the password stays unchanged. The page shows the same message in every case.
 */
export async function signUp({ name, email, password }: NewAccount): Promise<void> {
  const hash = await hashSecret(password)
  await transaction(async (client) => {
    const account = await findOrCreate(client, name, email)
    if (!account.isActive || account.role !== 'parent') return
    if (account.isConfirmed) return send(client, { kind: 'exists' }, account.id, email)
    await setPassword(client, account.id, hash)
    const token = await makeToken(client, account.id, 'confirm')
    await send(client, { kind: 'confirm', token }, account.id, email)
  })
}

/**
 * Confirms an account with its mailed link and the password chosen at sign-up, and signs in. The password is required so that
 * an attacker cannot trick the owner of an address into confirming an account that the attacker created.
 * @returns 'ended' when the link has expired
 */
export async function confirmAccount(
  token: string,
  password: string,
  asking: SignInAttempt,
): Promise<AttemptOutcome<SignIn | null> | 'ended'> {
  const id = await findTokenMember(token, 'confirm')
  if (!id) return 'ended'
  return attemptSignIn({ kind: 'password', account: id, ...asking }, async () => {
    const hash = await findPasswordHash(id)
    if (!(await verifySecret(password, hash))) return null
    await transaction(async (client) => {
      await confirm(client, id)
      await endTokens(client, id)
    })
    return open({ id, hash, isConfirmed: true }, asking.request)
  })
}

/** Mails a link to choose a new password, when the address has an account. */
export async function requestReset(email: string): Promise<void> {
  await transaction(async (client) => {
    const { id } = members
    const hasAccount = and(eq(members.email, email), eq(members.role, 'parent'), members.isActive)
    const [account] = await orm(client).select({ id }).from(members).where(hasAccount)
    if (!account) return
    const token = await makeToken(client, account.id, 'reset')
    await send(client, { kind: 'reset', token }, account.id, email)
  })
}

/**
 * Sets a new password with a mailed link, which also confirms the address, and ends every session. Returns false for an expired
 * link.
 */
export async function resetPassword(token: string, password: string): Promise<boolean> {
  if (!(await findTokenMember(token, 'reset'))) return false
  const hash = await hashSecret(password)
  return transaction(async (client) => {
    const id = await takeToken(client, token, 'reset')
    if (!id) return false
    await setPassword(client, id, hash)
    await confirm(client, id)
    await client.query('DELETE FROM member_sessions WHERE member_id = $1', [id])
    await endTokens(client, id)
    return true
  })
}

async function findOrCreate(client: pg.PoolClient, name: string, email: string): Promise<Account> {
  const { rows } = await client.query<Account>(
    `WITH made AS (
       INSERT INTO members (name, role, email, is_active, is_under13) VALUES ($1, 'parent', $2, true, false)
       ON CONFLICT (email) DO NOTHING RETURNING id
     )
     SELECT id, 'parent' AS role, true AS "isActive", false AS "isConfirmed" FROM made
     UNION ALL
     SELECT id, role::text, coalesce(is_active, false), confirmed_at IS NOT NULL FROM members WHERE email = $2`,
    [name, email],
  )
  const account = rows[0]
  // A concurrent sign-up used the same address: the next attempt finds that account.
  if (!account) throw new Error('The account is being made by another request.')
  return account
}

async function confirm(client: Client, memberId: string): Promise<void> {
  const { id, confirmedAt } = members
  await orm(client)
    .update(members)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(id, memberId), isNull(confirmedAt)))
}

async function setPassword(client: pg.PoolClient, memberId: string, hash: string): Promise<void> {
  await client.query(
    `INSERT INTO member_secrets (member_id, password_hash) VALUES ($1, $2)
     ON CONFLICT (member_id) DO UPDATE SET password_hash = excluded.password_hash`,
    [memberId, hash],
  )
}

async function send(client: pg.PoolClient, mail: AccountMail, memberId: string, to: string): Promise<void> {
  const settings = await findMailSettings(client)
  const slot = Math.floor(Date.now() / (MAIL_EVERY_MINUTES * 60_000))
  const dedupeKey = `member-${mail.kind}:${memberId}:${slot}`
  await enqueueMail(client, { ...accountMail(mail, to, settings, env().PUBLIC_URL), dedupeKey })
}

async function findPasswordHash(id: string): Promise<string | null> {
  const { rows } = await pool().query<{ hash: string | null }>(
    'SELECT password_hash AS hash FROM member_secrets WHERE member_id = $1',
    [id],
  )
  return rows[0]?.hash ?? null
}
