import { beforeEach, describe, expect, test } from 'vitest'
import { postConfirm, postForgot, postReset, postSignIn, postSignUp } from '@/features/members/server/member-handlers'
import { decryptFlash } from '@/server/forms/flash'
import { findMember } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { makeMember, openSession } from '../support/members'
import { freshDatabase } from './support'
import { clearMembers, cookieOf, post } from './film-support'
import { queryMails } from '../support/mails'

freshDatabase()
beforeEach(clearMembers)

const PASSWORD = 'four words for film'
const email = 'pat.cruz@example.org'
const account = { name: 'Pat Cruz', email, password: PASSWORD }

const signUp = (change: object = {}) => postSignUp(post('sign-up', { ...account, ...change }))
const signIn = (password = PASSWORD, to = email) => postSignIn(post('sign-in', { email: to, password }))
const confirm = (token: string, password = PASSWORD) => postConfirm(post('confirm', { token, password }))

/** Returns the newest mail to this address, and the token of the link in it. */
async function lastMail(
  to = email,
): Promise<{ kind: string; subject: string; text: string; token: string } | undefined> {
  const { rows } = await queryMails<{ kind: string; subject: string; text: string }>(
    pool(),
    'SELECT kind, subject, text FROM mails WHERE "to" = $1 ORDER BY created_at DESC LIMIT 1',
    [to],
  )
  return rows[0] && { ...rows[0], token: /token=([\w-]+)/.exec(rows[0].text)?.[1] ?? '' }
}

async function mailCount(): Promise<number> {
  return (await pool().query<{ n: number }>('SELECT count(*)::int AS n FROM mails')).rows[0]!.n
}

describe('a parent’s account', () => {
  test('is opened by its mailed link and its password, and then signs in', async () => {
    const made = await signUp({ email: ' Pat.Cruz@Example.org ' })
    expect(await made.json()).toEqual({ to: '/login?view=check-mail' })
    expect(made.headers.get('set-cookie')).toContain('member-notice=account-created')
    expect((await signIn()).status).toBe(401)
    const { token, text } = (await lastMail())!
    expect(text).not.toContain(PASSWORD)
    expect((await confirm(token, 'a stranger’s words')).status).toBe(401)
    const entered = await confirm(token)
    expect(await entered.json()).toEqual({ to: '/film-room' })
    const viewer = await findMember(cookieOf(entered)!)
    expect(viewer).toMatchObject({ name: 'Pat Cruz', role: 'parent', email, children: [] })
    expect((await confirm(token)).status).toBe(410)
    const again = await signIn()
    expect(again.status).toBe(200)
    expect(again.headers.get('set-cookie')).toContain('member-notice=signed-in.welcome-back')
  })

  test('stores neither the password nor the link in a usable form', async () => {
    await signUp()
    const { token } = (await lastMail())!
    const { rows } = await pool().query(
      "SELECT (SELECT string_agg(s::text, '') FROM member_secrets s) || (SELECT string_agg(t::text, '') FROM member_tokens t) AS all",
    )
    expect(rows[0].all).not.toContain(PASSWORD)
    expect(rows[0].all).not.toContain(token)
  })

  test('created by staff is taken over by the person who reads the mail', async () => {
    const child = await makeMember(pool(), { hasCode: false })
    await makeMember(pool(), { role: 'parent', email, children: [child.id], isConfirmed: false, hasCode: false })
    await signUp()
    const entered = await confirm((await lastMail())!.token)
    expect(await findMember(cookieOf(entered)!)).toMatchObject({ children: [{ id: child.id }] })
  })

  test('that exists is unchanged, and only its owner is notified', async () => {
    await makeMember(pool(), { role: 'parent', email, password: PASSWORD, hasCode: false })
    const answer = await signUp({ password: 'the words of a stranger' })
    expect(await answer.json()).toEqual({ to: '/login?view=check-mail' })
    expect(await lastMail()).toMatchObject({ kind: 'account', subject: 'You already have an account', token: '' })
    expect((await signIn('the words of a stranger')).status).toBe(401)
    expect((await signIn()).status).toBe(200)
  })

  test('cannot be created for, or opened by, the address and a password of a coach’s or a closed account', async () => {
    const secrets = { password: PASSWORD, hasCode: false }
    await makeMember(pool(), { role: 'coach', email, ...secrets })
    await makeMember(pool(), { role: 'parent', email: 'closed@example.org', isActive: false, ...secrets })
    for (const to of [email, 'closed@example.org']) {
      expect((await signUp({ email: to })).status).toBe(200)
      expect((await signIn(PASSWORD, to)).status).toBe(401)
    }
    expect(await mailCount()).toBe(0)
  })

  test.each([
    ['name', { name: ' ' }, 'Please enter your name.'],
    ['email', { email: 'pat@' }, 'Please enter a valid email address.'],
    ['password', { password: 'short' }, 'Please choose a password of at least 10 characters.'],
    ['password', { password: 'x'.repeat(129) }, 'Please choose a password of at most 128 characters.'],
    [
      'password',
      { password: 'i am pat.cruz today' },
      'Please choose a password that does not contain your email name.',
    ],
  ])('shows an error at the field for an invalid %s', async (field, change, message) => {
    const answer = await signUp(change)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message, fields: { [field]: message } })
    expect(await mailCount()).toBe(0)
  })
})

describe('a forgotten password', () => {
  const forgot = (to = email) => postForgot(post('forgot', { email: to }))
  const reset = (token: string, password = 'brand new words') => postReset(post('reset', { token, password }))

  test('is replaced by a mailed link, once, and every session ends', async () => {
    const { id } = await makeMember(pool(), { role: 'parent', email, password: PASSWORD, hasCode: false })
    const { value } = await openSession(pool(), id)
    await forgot()
    const { token } = (await lastMail())!
    expect((await reset(token, 'short')).status).toBe(422)
    expect(await (await reset(token)).json()).toEqual({ to: '/login?view=parents' })
    expect(await findMember(value)).toBeNull()
    expect((await signIn()).status).toBe(401)
    expect((await signIn('brand new words')).status).toBe(200)
    expect((await reset(token, 'once more with feeling')).status).toBe(410)
  })

  test('gets the same response for every address, and a mail only for those with an account', async () => {
    await makeMember(pool(), { role: 'parent', email, password: PASSWORD, hasCode: false })
    for (const to of [email, 'unknown@example.org']) {
      const answer = await forgot(to)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ to: '/login?view=reset-sent' })
    }
    expect(await mailCount()).toBe(1)
  })

  test('requested repeatedly is still one mail', async () => {
    await makeMember(pool(), { role: 'parent', email, password: PASSWORD, hasCode: false })
    await Promise.all(Array.from({ length: 8 }, () => forgot()))
    expect(await mailCount()).toBeLessThanOrEqual(2)
  })

  test('an expired link and the link for another purpose are rejected', async () => {
    await signUp()
    const { token } = (await lastMail())!
    expect((await reset(token)).status).toBe(410)
    await forgot()
    const { token: late } = (await lastMail())!
    await pool().query("UPDATE member_tokens SET expires_at = now() - interval '1 second'")
    expect((await reset(late)).status).toBe(410)
  })
})

test('without JavaScript a rejected form returns with its input, but never with a secret', async () => {
  const body = new URLSearchParams({ email: 'pat@example.org', password: 'quite wrong words', next: '/film-room/x' })
  const answer = await postSignIn(
    new Request('http://localhost/members/sign-in/password', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
  )
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/login?view=parents&next=%2Ffilm-room%2Fx&again=1')
  expect(answer.headers.get('set-cookie')).toContain('Path=/login')
  // The cookies are encrypted, so this reads their decrypted contents from the response.
  const flash = decryptFlash((name) => cookieNamed(answer, name))
  expect(flash).toMatchObject({ message: 'Invalid credentials' })
  expect(flash?.values).toEqual({ email: 'pat@example.org', next: '/film-room/x' })
})

function cookieNamed(answer: Response, name: string): string | undefined {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!.split('='))
  return cookies.find(([own]) => own === name)?.[1]
}
