import { type Challenge, createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { postCode, postSignIn } from '@/features/members/server/member-handlers'
import { pool } from '@/server/database/pool'
import { makeChallenge } from '@/server/proof-of-work'
import { makeMember } from '../support/members'
import { challengeOf, solve } from '../support/proof'
import { clearMembers, post, signIn } from './film-support'
import { freshDatabase } from './support'

freshDatabase()
beforeEach(clearMembers)
afterEach(() => void vi.useRealTimers())

const GYM = '192.0.2.1'
const WRONG = 'QQQQQQQQQQ'

/**
 * Sets the counters as if this many wrong codes had been tried: under `wrong:code` for everyone, with an address after it for
 * that address.
 */
async function count(key: string, points: number): Promise<void> {
  await pool().query(
    'INSERT INTO rate_limits (key, points, expire) VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = $2',
    [key, points, Date.now() + 900_000],
  )
}

const tryWith = (accessCode: string, proof: string, headers: Record<string, string> = {}) =>
  postCode(post('login', { accessCode, proof }, headers))

/** Rate-limits the gym's address, and solves the challenge in the response. */
async function solved(): Promise<{ challenge: Challenge; proof: string }> {
  await count(`wrong:code:${GYM}`, 10)
  const challenge = await challengeOf(await signIn(WRONG))
  return { challenge, proof: await solve(challenge) }
}

describe('while thousands of wrong codes are tried', () => {
  test('a valid code with a solved challenge is accepted, and a wrong one is not', async () => {
    const { code } = await makeMember(pool())
    await count('wrong:code', 10_000)
    await count(`wrong:code:${GYM}`, 10_000)
    const { proof } = await solved()
    expect((await tryWith(code, proof)).status).toBe(200)
    const next = await solved()
    expect((await tryWith(WRONG, next.proof)).status).toBe(401)
  })

  test('a device with an earlier sign-in is accepted as usual, and is challenged after ten wrong codes of its own', async () => {
    const { code } = await makeMember(pool())
    const cookie = deviceOf(await signIn(code))
    await count('wrong:code', 10_000)
    await count(`wrong:code:${GYM}`, 10_000)
    expect((await signIn(code, { cookie })).status).toBe(200)
    for (let n = 0; n < 10; n += 1) expect((await signIn(WRONG, { cookie })).status).toBe(401)
    const challenged = await signIn(code, { cookie })
    expect(challenged.status).toBe(429)
    expect((await tryWith(code, await solve(await challengeOf(challenged)), { cookie })).status).toBe(200)
  })

  test('a device cookie that is forged, signed with another key or too old is ignored', async () => {
    const { code } = await makeMember(pool())
    const cookie = deviceOf(await signIn(code))
    const [id, day, signature] = cookie.split('=')[1]!.split('.')
    await count(`wrong:code:${GYM}`, 10)
    const forged = [
      `x${id}.${day}.${signature}`,
      `${id}.${Number(day) + 1}.${signature}`,
      `${id}.${day}.${'0'.repeat(64)}`,
      id!,
    ]
    for (const value of [...forged, ''])
      expect((await signIn(code, { cookie: `known-member-device=${value}` })).status, value).toBe(429)
    expect((await signIn(code, { cookie: cookie.replace('member-device', 'staff-device') })).status).toBe(429)
    vi.useFakeTimers({ now: Date.now() + 401 * 86_400_000, toFake: ['Date'] })
    await count(`wrong:code:${GYM}`, 10)
    await pool().query('UPDATE rate_limits SET expire = $1', [Date.now() + 900_000])
    expect((await signIn(code, { cookie })).status).toBe(429)
  })

  test('the device cookie contains no name, is no session, and keeps its id when another member signs in there', async () => {
    const [one, two] = [await makeMember(pool()), await makeMember(pool())]
    const first = await signIn(one.code)
    const header = first.headers.getSetCookie().find((line) => line.startsWith('known-member-device='))!
    expect(header).toMatch(/^known-member-device=[\w-]{16}\.\d{5}\.[0-9a-f]{64}; Path=\/; Max-Age=34560000; HttpOnly; /)
    const cookie = deviceOf(first)
    const again = deviceOf(await signIn(two.code, { cookie }))
    expect(again).toBe(cookie)
    expect((await signIn(WRONG)).headers.get('set-cookie')).toBeNull()
  })
})

describe('a solved challenge', () => {
  test('is valid for one attempt, also for concurrent requests', async () => {
    const { code } = await makeMember(pool())
    const { proof } = await solved()
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryWith(code, proof)))
    const found = answers.map(({ status }) => status)
    expect(found.filter((status) => status === 200)).toHaveLength(1)
    expect(found.filter((status) => status === 429)).toHaveLength(49)
  })

  test('expires after ten minutes', async () => {
    const { code } = await makeMember(pool())
    const { proof } = await solved()
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1_000, toFake: ['Date'] })
    expect((await tryWith(code, proof)).status).toBe(429)
  })

  test('is rejected with the solution of another, a longer lifetime, or a foreign key', async () => {
    const { code } = await makeMember(pool())
    const [one, two] = [await solved(), await solved()]
    const [first, second] = [JSON.parse(one.proof), JSON.parse(two.proof)] as { challenge: Challenge }[]
    const spliced = { ...first, challenge: second!.challenge }
    const { parameters, signature } = first!.challenge
    const longer = { ...first, challenge: { parameters: { ...parameters, expiresAt: 9_999_999_999 }, signature } }
    const foreign = await createChallenge({
      ...{ algorithm: 'PBKDF2/SHA-256', cost: 1_000, counter: 3, deriveKey, expiresAt: new Date(Date.now() + 60_000) },
      ...{ data: { purpose: 'code', level: 0 }, hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' },
    })
    const tries = [JSON.stringify(spliced), JSON.stringify(longer), await solve(foreign), '{}', 'no JSON']
    for (const proof of tries) expect((await tryWith(code, proof)).status, proof).toBe(429)
    expect((await tryWith(code, one.proof)).status).toBe(200)
  })

  test('for a password is not accepted for a code', async () => {
    const { code } = await makeMember(pool())
    await count(`wrong:code:${GYM}`, 10)
    expect((await tryWith(code, await solve(await makeChallenge('password', 0)))).status).toBe(429)
    expect((await tryWith(code, await solve(await makeChallenge('code', 0)))).status).toBe(200)
  })
})

describe('a password', () => {
  const email = 'pat@example.org'
  const password = 'long enough words'
  const enter = (typed: string, proof?: string, n = 1) =>
    postSignIn(post('sign-in', { email, password: typed, proof }, { 'x-fullcourt-client': `203.0.113.${n}` }))

  test('costs twice the work for each doubling of the attempts on its account, from any address', async () => {
    await makeMember(pool(), { role: 'parent', email, password, hasCode: false })
    const easy = await makeChallenge('password', 0)
    for (let n = 1; n <= 20; n += 1) expect((await enter('wrong words', undefined, n)).status).toBe(401)
    const { rows } = await pool().query<{ key: string }>("SELECT key FROM rate_limits WHERE key LIKE 'wrong:account:%'")
    await count(rows[0]!.key, 85)
    const challenge = await challengeOf(await enter(password, undefined, 30))
    expect(challenge.parameters.data).toEqual({ purpose: 'password', level: 2 })
    expect((await enter(password, await solve(easy), 31)).status).toBe(429)
    expect((await enter(password, await solve(challenge), 32)).status).toBe(200)
  })

  test('counts every wrong attempt on its account with a proof, also where others rate-limited the address', async () => {
    await count('wrong:password:203.0.113.1', 10)
    for (let n = 0; n < 3; n += 1)
      expect((await enter('wrong words', await solve(await makeChallenge('password', 0)))).status).toBe(401)
    const { rows } = await pool().query("SELECT points FROM rate_limits WHERE key LIKE 'wrong:account:%'")
    expect(rows).toEqual([{ points: 3 }])
  })
})

/** Returns the cookie that identifies a device, as it is sent back. */
function deviceOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('known-member-device='))!
    .split(';')[0]!
}
