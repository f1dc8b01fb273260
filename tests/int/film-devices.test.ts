import { beforeEach, expect, test } from 'vitest'
import { issueCode } from '@/features/members/server/codes'
import { listDevices, startSession } from '@/features/members/server/sessions'
import { postDevices } from '@/features/members/server/staff-handlers'
import { findMember } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { makeMember } from '../support/members'
import { clearMembers, cookieOf, post, signIn } from './film-support'
import { staffCookie } from './staff'
import { freshDatabase } from './support'

freshDatabase()
beforeEach(clearMembers)

/** Signs in on this many devices, one after the other; returns their sessions in order. */
async function enterOn(count: number, code: string): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count) tokens.push(cookieOf(await signIn(code))!)
  return tokens
}

const whoIsIn = async (tokens: string[]) =>
  (await Promise.all(tokens.map((token) => findMember(token)))).map((member) => member !== null)

test('a sixth device ends the oldest session, even when it was used a moment ago', async () => {
  const { id, code } = await makeMember(pool())
  const tokens = await enterOn(5, code)
  expect(await whoIsIn(tokens)).toEqual([true, true, true, true, true])
  await pool().query("UPDATE member_sessions SET last_seen_at = last_seen_at - interval '1 day' WHERE id <> $1", [
    (await listDevices(id)).at(-1)!.id,
  ])
  const sixth = cookieOf(await signIn(code))!
  expect(await whoIsIn([...tokens, sixth])).toEqual([false, true, true, true, true, true])
  expect(await listDevices(id)).toHaveLength(5)
})

test('twenty concurrent sign-ins leave five sessions, including the last one', async () => {
  const { id: memberId, code } = await makeMember(pool())
  const { rows } = await pool().query<{ proof: string }>('SELECT code_hash AS proof FROM member_secrets')
  const opening = { memberId, proof: rows[0]!.proof, userAgent: null, earlier: null }
  const opened = await Promise.all(Array.from({ length: 20 }, () => startSession(opening)))
  expect(new Set(opened).size).toBe(20)
  const { rowCount } = await pool().query('SELECT FROM member_sessions')
  expect(rowCount).toBe(5)
  expect(await findMember(cookieOf(await signIn(code))!)).toMatchObject({ id: memberId })
})

test('signing in again on one of five devices, or on another member’s, ends no session', async () => {
  const [one, two] = [await makeMember(pool()), await makeMember(pool())]
  const tokens = await enterOn(5, one.code)
  const again = cookieOf(await signIn(one.code, { cookie: `member=${tokens[2]}` }))!
  await signIn(two.code)
  expect(await whoIsIn([...tokens, again])).toEqual([true, true, false, true, true, true])
})

test('an ended session does not count', async () => {
  const { code } = await makeMember(pool())
  const [first, ...others] = await enterOn(5, code)
  await pool().query(
    "UPDATE member_sessions SET created_at = now() + interval '1 minute', expires_at = now() WHERE id = $1",
    [
      (await pool().query<{ id: string }>('SELECT id FROM member_sessions ORDER BY created_at DESC LIMIT 1')).rows[0]!
        .id,
    ],
  )
  const sixth = cookieOf(await signIn(code))!
  expect(await whoIsIn([first!, ...others, sixth])).toEqual([true, true, true, true, false, true])
})

test('a code revoked during the sign-in opens no session, and ends none', async () => {
  const { id, code } = await makeMember(pool())
  await enterOn(1, code)
  const [answer] = await Promise.all([signIn(code), issueCode(id)])
  expect([200, 401]).toContain(answer.status)
  expect(await listDevices(id)).toEqual([])
})

test('staff see kind, first and last use, and sign a member out everywhere', async () => {
  const [{ id, code }, other] = [await makeMember(pool()), await makeMember(pool())]
  const tokens = await enterOn(2, code)
  const stranger = cookieOf(await signIn(other.code))!
  expect((await listDevices(id))[0]).toEqual({
    id: expect.any(String) as string,
    device: 'iPhone, Safari',
    since: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    lastSeen: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  })
  const headers = { cookie: await staffCookie('registrar'), origin: process.env.PUBLIC_URL! }
  const answer = await postDevices(post('devices', { member: id, device: 'all' }, headers))
  expect(await answer.json()).toMatchObject({ access: { hasCode: true, devices: [] } })
  expect(await whoIsIn([...tokens, stranger])).toEqual([false, false, true])
})
