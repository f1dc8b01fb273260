import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET, POST } from '@/app/(payload)/api/[...slug]/route'
import { env } from '@/server/env'
import { logger } from '@/server/logger'
import { pool } from '@/server/database/pool'
import { cookiesOf, get, makeColleague, PASSWORD, problemsOf, send, signIn } from './staff-sign-in-support'
import { queryMails } from '../support/mails'
import { challengeOf, solve } from '../support/proof'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()
// Silences the log: each refusal is one line.
beforeEach(async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  await pool().query('TRUNCATE rate_limits')
})

const WRONG = 'a-long-and-loud-sentence'
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

async function statuses(count: number, email: string, client: string): Promise<number[]> {
  const answers = Array.from({ length: count }, () => signIn(email, WRONG, { client }))
  return (await Promise.all(answers)).map(({ status }) => status).sort()
}

/** Sets the counters as if this many wrong passwords had been tried from everywhere on every account in use. */
async function setFailedAttempts(points: number): Promise<void> {
  await pool().query("UPDATE rate_limits SET points = $1 WHERE key LIKE 'wrong:staff:account:%'", [points])
}

test('the admin signs in with a multipart form; a malformed or oversized one is rejected', async () => {
  const form = (said: string) => {
    const data = new FormData()
    data.set('_payload', said)
    return data
  }
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    POST(new Request('http://localhost:3000/api/staff/login', { method: 'POST', body, headers }), {
      params: Promise.resolve({ slug: ['staff', 'login'] }),
    })
  const typed = JSON.stringify({ email: 'unknown@example.org', password: WRONG })
  expect((await post(form(typed))).status).toBe(401)
  expect((await post(form('[]'))).status).toBe(400)
  expect((await post('x', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400)
  expect((await post(form(typed), { 'content-length': '70000' })).status).toBe(413)
  expect((await post(typed, { 'content-type': 'text/plain' })).status).toBe(415)
})

describe('guessing passwords of staff', () => {
  test('is limited to ten wrong ones for an account and twenty in total from one address; others are not affected', async () => {
    const { email } = await makeColleague()
    const client = '198.51.100.1'
    expect(await statuses(11, email, client)).toEqual([...times(10, 401), 429])
    const refused = await signIn(email, PASSWORD, { client })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await statuses(11, 'unknown@example.org', client)).toEqual([...times(10, 401), 429])
    expect((await signIn('third@example.org', WRONG, { client })).status).toBe(429)
    expect((await signIn(email, PASSWORD, { client: '198.51.100.2' })).status).toBe(200)
  })

  test('then costs a proof of work, with which the correct password still signs in', async () => {
    const { email } = await makeColleague()
    const client = '198.51.100.9'
    await statuses(10, email, client)
    const refused = await signIn(email, PASSWORD, { client })
    const proof = await solve(await challengeOf(refused))
    expect((await signIn(email, WRONG, { client, proof })).status).toBe(401)
    expect((await signIn(email, PASSWORD, { client, proof })).status, 'a proof is worth one try').toBe(429)
    const again = await solve(await challengeOf(await signIn(email, PASSWORD, { client })))
    expect((await signIn(email, PASSWORD, { client, proof: again })).status).toBe(200)
  })

  test('does not include an office that signs in from one address', async () => {
    const { email } = await makeColleague()
    for (let n = 0; n < 12; n += 1) expect((await signIn(email, PASSWORD)).status).toBe(200)
    expect(await statuses(11, email, '198.51.100.9')).toEqual([...times(10, 401), 429])
  })

  test('blocks no sign-in on a device known to the account, whatever strangers try', async () => {
    const { email } = await makeColleague()
    const cookie = cookiesOf(await signIn(email, PASSWORD))
    await statuses(20, email, '198.51.100.9')
    await setFailedAttempts(100)
    expect((await signIn(email, PASSWORD, { client: '203.0.113.1' })).status).toBe(429)
    expect((await signIn(email, PASSWORD, { cookie })).status).toBe(200)
  })

  test('allows ten wrong ones on a known device, which knows no other account', async () => {
    const [one, two] = [await makeColleague(), await makeColleague()]
    const cookie = cookiesOf(await signIn(one.email, PASSWORD))
    for (let n = 0; n < 10; n += 1) expect((await signIn(one.email, WRONG, { cookie })).status).toBe(401)
    expect((await signIn(one.email, PASSWORD, { cookie })).status).toBe(429)
    await signIn(two.email, WRONG)
    await setFailedAttempts(100)
    expect((await signIn(two.email, PASSWORD, { cookie })).status).toBe(429)
  })
})

describe('whether an account exists', () => {
  test('cannot be inferred from the sign-in’s message: unknown, wrong, suspended, without a password', async () => {
    const [known, suspended] = [await makeColleague(), await makeColleague()]
    await pool().query('UPDATE staff SET is_suspended = true WHERE id = $1', [suspended.id])
    const bare = await staffAs('treasurer')
    const messages = new Set<string>()
    const tries = [known.email, 'unknown@example.org', bare.email, '', 'no address'].map((email) => [email, WRONG])
    for (const [email, password] of [...tries, [suspended.email, PASSWORD], [known.email, '']] as [string, string][]) {
      const answer = await signIn(email, password)
      const headers = [...answer.headers].filter(([name]) => name !== 'date')
      messages.add(JSON.stringify([answer.status, headers, await answer.json()]))
    }
    expect([...messages]).toHaveLength(1)
    expect([...messages][0]).toContain('The email or password provided is incorrect.')
  })

  test('cannot be inferred from the message or the time of a password reset', async () => {
    const { email } = await makeColleague()
    const messages = new Set<string>()
    for (const one of [email, 'unknown@example.org']) {
      const began = performance.now()
      const answer = await send('POST', 'forgot-password', { body: { email: one } })
      messages.add(JSON.stringify([answer.status, await answer.json()]))
      expect(performance.now() - began, one).toBeGreaterThan(750)
    }
    expect([...messages]).toHaveLength(1)
    const { rows } = await queryMails(pool(), 'SELECT text, subject FROM mails WHERE "to" = $1', [email])
    expect(rows).toHaveLength(1)
    expect(rows[0].subject).toBe('Your new password for the back office')
    expect(rows[0].text).toMatch(/^Hello,\n\n.*:\n\nhttp\S+\/admin\/new-password\?token=\w+\n\nThe link works once/)
  })
})

test('the form of the admin signs in too, and its cookie does not reveal the account', async () => {
  const { email } = await makeColleague()
  const body = new FormData()
  body.set('_payload', JSON.stringify({ email: ` ${email.toUpperCase()} `, password: PASSWORD }))
  const answer = await send('POST', 'login', { body })
  expect(answer.status).toBe(200)
  const known = answer.headers.getSetCookie().find((line) => line.startsWith('known-staff-device-'))!
  expect(known).toMatch(
    /^known-staff-device-[0-9a-f]{8}=[\w-]{16}\.\d{5}\.[0-9a-f]{64}; Path=\/; Max-Age=34560000; HttpOnly; /,
  )
})

test('a common password is rejected, at a mailed link as in the admin', async () => {
  const { id, email } = await makeColleague()
  const cms = await payload()
  const token = (await cms.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true }))!
  for (const password of ['aaaaaaaaaaaa', 'password1234', 'short'])
    expect(await problemsOf(await send('POST', 'reset-password', { body: { token, password } }))).toEqual([
      {
        message: expect.stringMatching(/^(Choose a password of at least|This password is one of the first)/) as string,
      },
    ])
  await expect(cms.update({ collection: 'staff', id, data: { password: 'password1234' } })).rejects.toMatchObject({
    data: { errors: [{ path: 'password', message: expect.stringContaining('four or five words') as string }] },
  })
  const reset = await send('POST', 'reset-password', { body: { token, password: 'another-long-sentence' } })
  expect([reset.status, cookiesOf(reset)]).toEqual([200, expect.stringContaining('known-staff-device-')])
  expect((await signIn(email, 'another-long-sentence')).status).toBe(200)
})

test('the sign-in endpoints are open to visitors with their own method only', async () => {
  for (const route of ['staff/login', 'staff/forgot-password', 'staff/reset-password'])
    expect((await get(route, '')).status, route).toBe(401)
  expect((await get('staff/me', '')).status).toBe(200)
})

test('mails and links for a forgotten password are limited per network', async () => {
  vi.spyOn(env(), 'FORM_RATE_LIMIT', 'get').mockReturnValue(100)
  const client = '198.51.100.88'
  const reset = (from = client) =>
    send('POST', 'reset-password', { client: from, body: { token: 'unknown', password: 'short' } })
  expect((await reset()).status).toBe(403)
  await pool().query(`UPDATE rate_limits SET points = 20 WHERE key = $1`, [`staff-mail:${client}`])
  const refused = await reset()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await send('POST', 'forgot-password', { client, body: { email: 'a@example.org' } })).status).toBe(429)
  expect((await reset('198.51.100.89')).status).toBe(403)
})

describe('the session of staff', () => {
  const call = (method: 'GET' | 'POST', action: string, headers: Record<string, string>, body?: string) => {
    const request = new Request(`${process.env.PUBLIC_URL}/api/staff/${action}`, { method, headers, body })
    const handle = method === 'GET' ? GET : POST
    return handle(request, { params: Promise.resolve({ slug: ['staff', action] }) })
  }

  test('is in a cookie alone: no answer repeats its token', async () => {
    const { email } = await makeColleague()
    const signedIn = await signIn(email, PASSWORD)
    const cookie = cookiesOf(signedIn)
    const [, token = ''] = /-token=([^;]+)/.exec(cookie) ?? []
    expect(token.split('.')).toHaveLength(3)
    const own = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const answers = [signedIn, await call('GET', 'me', own), await call('POST', 'refresh-token', own, '{}')]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
    }
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('cannot be opened by a page of another site: %o', async (headers) => {
    const { email } = await makeColleague()
    const body = JSON.stringify({ email, password: PASSWORD })
    for (const type of ['application/json', 'text/plain']) {
      const answer = await call('POST', 'login', { ...headers, 'content-type': type }, body)
      expect(answer.status).toBe(403)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })
})
