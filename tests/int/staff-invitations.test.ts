import { beforeEach, expect, test, vi } from 'vitest'
import { postInvitation, postInvitations } from '@/features/staff/server/handlers/invitations'
import { logger } from '@/server/logger'
import { pool } from '@/server/database/pool'
import { cookiesOf, makeColleague, PASSWORD, postTo, send, signIn, whoIs } from './staff-sign-in-support'
import { freshDatabase, payload } from './support'
import { queryMails } from '../support/mails'

freshDatabase()
// Silences the log: each refusal is one line.
beforeEach(() => void vi.spyOn(logger, 'error').mockImplementation(() => undefined))

const NEW_PASSWORD = 'seven green kettles'
let made = 0

async function adminCookie(): Promise<string> {
  const { email } = await makeColleague('admin')
  return cookiesOf(await signIn(email, PASSWORD))
}

/** Creates an invited member of staff; returns them with the token of the mailed link. */
async function invited(cookie: string) {
  const email = `invited${(made += 1)}@example.org`
  const body = { action: 'invite', name: 'Kim Moreno', email: ` ${email.toUpperCase()}`, roles: ['coach'] }
  const answer = await postTo(postInvitations, body, cookie)
  expect(answer.status).toBe(200)
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email])
  return { id: rows[0]!.id, email, token: await mailedToken(email) }
}

async function mailedToken(email: string): Promise<string> {
  const { rows } = await queryMails<{ text: string }>(
    pool(),
    'SELECT text FROM mails WHERE "to" = $1 ORDER BY created_at DESC LIMIT 1',
    [email],
  )
  return /token=([\w-]{43})/.exec(rows[0]!.text)![1]!
}

const acceptWith = (token: string, password = NEW_PASSWORD) => postTo(postInvitation, { token, password })

test('an invited person chooses a password by the mailed link, once, and is signed in', async () => {
  const { id, email, token } = await invited(await adminCookie())
  const weak = await acceptWith(token, 'password1234')
  expect([weak.status, await weak.text()]).toEqual([422, expect.stringContaining('guesser')])
  const [one, other] = await Promise.all([acceptWith(token), acceptWith(token)])
  expect([one.status, other.status].sort()).toEqual([200, 410])
  expect(await whoIs(cookiesOf(one.status === 200 ? one : other))).toBe(id)
  expect((await acceptWith(token, 'nine purple ladders')).status).toBe(410)
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  const { rows } = await pool().query('SELECT action FROM audit_events WHERE entry_id = $1 ORDER BY id', [id])
  expect(rows.map(({ action }: { action: string }) => action)).toEqual([
    ...['added', 'invited', 'invitation accepted', 'signed in'],
  ])
})

test('a link expires after 72 hours, and a new one revokes it', async () => {
  const cookie = await adminCookie()
  const { id, email, token } = await invited(cookie)
  const { rows } = await pool().query<{ hours: number }>(
    'SELECT extract(epoch FROM expires_at - sent_at)::int / 3600 AS hours FROM staff_invitations WHERE staff_id = $1',
    [id],
  )
  expect(rows).toEqual([{ hours: 72 }])
  await pool().query('UPDATE staff_invitations SET expires_at = now() WHERE staff_id = $1', [id])
  expect((await acceptWith(token)).status).toBe(410)
  expect((await postTo(postInvitations, { action: 'again', staff: id }, cookie)).status).toBe(200)
  expect((await acceptWith(token)).status).toBe(410)
  const { rows: kept } = await pool().query('SELECT json_agg(i)::text AS text FROM staff_invitations i')
  const fresh = await mailedToken(email)
  expect(JSON.stringify(kept)).not.toContain(fresh)
  expect((await acceptWith(fresh)).status).toBe(200)
})

test('a withdrawn invitation is rejected, and its account is deleted; an accepted one cannot be withdrawn', async () => {
  const cookie = await adminCookie()
  const [kim, sam] = [await invited(cookie), await invited(cookie)]
  expect((await postTo(postInvitations, { action: 'withdraw', staff: kim.id }, cookie)).status).toBe(200)
  expect((await acceptWith(kim.token)).status).toBe(410)
  expect((await pool().query('SELECT FROM staff WHERE id = $1', [kim.id])).rowCount).toBe(0)
  await acceptWith(sam.token)
  for (const action of ['withdraw', 'again'])
    expect((await postTo(postInvitations, { action, staff: sam.id }, cookie)).status).toBe(409)
})

test('an invitation cannot be bypassed: no password works, and no reset mail is sent', async () => {
  const { id, email } = await invited(await adminCookie())
  await (await payload()).update({ collection: 'staff', id, data: { password: PASSWORD } })
  expect((await signIn(email, PASSWORD)).status).toBe(401)
  expect((await send('POST', 'forgot-password', { body: { email } })).status).toBe(200)
  const { rows } = await pool().query('SELECT reset_password_token FROM staff WHERE id = $1', [id])
  expect(rows).toEqual([{ reset_password_token: null }])
})

test('only an admin invites, with a fresh sign-in or their own password; errors are shown beside their fields', async () => {
  const coach = await makeColleague('coach')
  const body = { action: 'invite', name: 'Sam Osei', email: coach.email, roles: ['editor'] }
  const theirs = cookiesOf(await signIn(coach.email, PASSWORD))
  expect((await postTo(postInvitations, body, theirs)).status).toBe(403)
  const cookie = await adminCookie()
  expect((await postTo(postInvitations, body, cookie)).status).toBe(409)
  const wrong = await postTo(postInvitations, { ...body, name: ' ', email: 'sam', roles: [] }, cookie)
  expect([wrong.status, await wrong.json()]).toEqual([
    422,
    expect.objectContaining({
      fields: {
        name: 'Type the name of this person.',
        email: 'Type an email address such as kim@example.org.',
        roles: 'Choose a role.',
      },
    }),
  ])
  await pool().query("UPDATE staff_sessions SET created_at = now() - interval '11 minutes'")
  const stale = await postTo(postInvitations, { ...body, email: 'sam@example.org' }, cookie)
  expect([stale.status, await stale.json()]).toEqual([403, expect.objectContaining({ asks: 'password' })])
})
