import { scrypt } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { postSignIn } from '@/features/members/server/member-handlers'
import { revokeCode } from '@/features/members/server/codes'
import { pool } from '@/server/database/pool'
import { makeMember, type TestMember } from '../../support/members'
import { freshDatabase } from '../support'
import { clearMembers, post, signIn } from '../film-support'

// Counts calls of the real hash function: the cost of a response is its number of slow hashes.
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  return { ...real, default: real, scrypt: vi.fn(real.scrypt) }
})
const hashes = vi.mocked(scrypt)

freshDatabase()
beforeEach(clearMembers)

const FROM_HOME = { 'x-fullcourt-client': '198.51.100.7' }
const FROM_ABROAD = { 'x-fullcourt-client': '203.0.113.66' }

async function statuses(count: number, headers?: Record<string, string>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => signIn(`WRONG${index}`, headers)))
  return answers.map(({ status }) => status)
}

describe('guessing codes', () => {
  test('of fifty concurrent codes ten are checked and forty are not', async () => {
    hashes.mockClear()
    const found = await statuses(50)
    expect(found.filter((status) => status === 401)).toHaveLength(10)
    expect(found.filter((status) => status === 429)).toHaveLength(40)
    expect(hashes).toHaveBeenCalledTimes(10)
  })

  test('of two thousand from one address ten are checked', async () => {
    hashes.mockClear()
    const found: number[] = []
    while (found.length < 2_000) found.push(...(await statuses(100, FROM_ABROAD)))
    expect(found.filter((status) => status !== 429)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(hashes).toHaveBeenCalledTimes(10)
    expect((await signIn('QQQQQQQQQQ', FROM_HOME)).status).toBe(401)
  })

  test('the eleventh needs a proof of work, even with a valid code, and other addresses are not affected', async () => {
    const { code } = await makeMember(pool())
    await statuses(10)
    const refused = await signIn(code)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('wait 15 minutes, or ask your coach or our office') as string,
      fields: {},
      challenge: { parameters: { data: { purpose: 'code', level: 0 } } },
    })
    expect((await signIn(code, FROM_HOME)).status).toBe(200)
  })

  test('a phone on the same home network shares its limit, also by IPv6', async () => {
    await statuses(10, { 'x-fullcourt-client': '2001:db8:1:2:aaaa::1' })
    expect((await signIn('QQQQQQQQQQ', { 'x-fullcourt-client': '2001:db8:1:2:bbbb::9' })).status).toBe(429)
    expect((await signIn('QQQQQQQQQQ', { 'x-fullcourt-client': '2001:db8:1:3::1' })).status).toBe(401)
    await statuses(10, { 'x-fullcourt-client': '2001:db8::1' })
    expect((await signIn('QQQQQQQQQQ', { 'x-fullcourt-client': '2001:db8::2' })).status).toBe(429)
  })

  test('the limit resets after the window', async () => {
    await statuses(10)
    await pool().query('UPDATE rate_limits SET expire = $1', [Date.now() - 1])
    expect((await signIn('QQQQQQQQQQ')).status).toBe(401)
  })

  test('a team that signs in from one gym is not rate-limited', async () => {
    // Sequential, because each code costs a slow hash.
    const team: TestMember[] = []
    for (let player = 0; player < 14; player += 1) team.push(await makeMember(pool()))
    await statuses(7)
    const answers = await Promise.all(team.map(({ code }) => signIn(code)))
    expect(answers.map(({ status }) => status)).toEqual(team.map(() => 200))
    expect(await statuses(3)).toEqual([401, 401, 401])
    expect((await signIn('QQQQQQQQQQ')).status).toBe(429)
  })

  test('an unknown, an expired and a valid code cost the same', async () => {
    const [known, ended] = [await makeMember(pool()), await makeMember(pool())]
    await revokeCode(ended.id)
    for (const code of ['QQQQQQQQQQ', ended.code, 'x', known.code]) {
      hashes.mockClear()
      await signIn(code)
      expect(hashes, code).toHaveBeenCalledTimes(1)
    }
  })
})

describe('guessing passwords', () => {
  const email = 'pat@example.org'
  const guess = (password: string, headers?: Record<string, string>, to = email) =>
    postSignIn(post('sign-in', { email: to, password }, headers))

  test('costs the same whether or not the address has an account', async () => {
    await makeMember(pool(), { role: 'parent', email, password: 'long enough words', hasCode: false })
    await makeMember(pool(), { role: 'parent', email: 'new@example.org', isConfirmed: false, hasCode: false })
    for (const to of [email, 'new@example.org', 'unknown@example.org']) {
      hashes.mockClear()
      const answer = await guess('quite wrong words', {}, to)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ message: 'Invalid credentials', fields: {} })
      expect(hashes, to).toHaveBeenCalledTimes(1)
    }
  })

  test('needs a proof of work after ten from one address and after twenty for one account', async () => {
    await makeMember(pool(), { role: 'parent', email, password: 'long enough words', hasCode: false })
    const from = (n: number) => ({ 'x-fullcourt-client': `203.0.113.${n}` })
    for (const address of [1, 2]) {
      const answers = await Promise.all(Array.from({ length: 11 }, () => guess('quite wrong words', from(address))))
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    }
    expect((await guess('long enough words', from(3))).status).toBe(429)
    expect((await guess('quite wrong words', from(3), 'other@example.org')).status).toBe(401)
  })
})
