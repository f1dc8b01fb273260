import { beforeEach, describe, expect, test } from 'vitest'
import { postCode } from '@/features/members/server/member-handlers'
import { postLogout } from '@/features/members/server/logout'
import { issueCode, revokeCode } from '@/features/members/server/codes'
import { listDevices } from '@/features/members/server/sessions'
import { findMember } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { makeMember, openSession } from '../support/members'
import { staffAs } from './staff'
import { freshDatabase, countRows, payload } from './support'
import { clearMembers, cookieOf, post, signIn, WRONG } from './film-support'

freshDatabase()
beforeEach(clearMembers)

describe('the access code', () => {
  test('is accepted trimmed, in any case, with or without its hyphen', async () => {
    const { code } = await makeMember(pool())
    const spoken = ` ${code.slice(0, 5)}-${code.slice(5)} `.toLowerCase()
    for (const typed of [code, spoken]) {
      const answer = await signIn(typed)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ to: '/film-room' })
    }
  })

  test('opens a session whose token is only in its cookie', async () => {
    const { code, id } = await makeMember(pool())
    const token = cookieOf(await signIn(code))!
    const { rows } = await pool().query('SELECT token_hash, device FROM member_sessions WHERE member_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(rows[0].token_hash.toString('base64url')).not.toBe(token)
    expect(rows[0].device).toBe('iPhone, Safari')
    expect(await findMember(token)).toMatchObject({ id, role: 'player' })
  })

  test('gets the same response when wrong, revoked, expired or of a member who may not sign in', async () => {
    const [ended, expired, off] = await Promise.all([
      makeMember(pool()),
      makeMember(pool()),
      makeMember(pool(), { isActive: false }),
    ])
    await revokeCode(ended.id)
    await pool().query("UPDATE member_secrets SET code_expires_at = now() - interval '1 second' WHERE member_id = $1", [
      expired.id,
    ])
    for (const code of ['QQQQQQQQQQ', 'x', 'x'.repeat(99), ended.code, expired.code, off.code]) {
      const answer = await signIn(code)
      expect(answer.status, code).toBe(401)
      expect(await answer.json()).toEqual({ message: WRONG, fields: { accessCode: WRONG } })
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect(await countRows('member_sessions')).toBe(0)
  })

  test('is rejected when empty before any lookup', async () => {
    for (const typed of ['', '   ']) {
      const answer = await signIn(typed)
      expect(answer.status).toBe(422)
      expect(((await answer.json()) as { message: string }).message).toBe('Please enter your access code.')
    }
    expect(await countRows('rate_limits')).toBe(0)
  })

  test('is replaced by a new one, which revokes the old one and every session it opened', async () => {
    const { code, id } = await makeMember(pool())
    const token = cookieOf(await signIn(code))!
    const fresh = await issueCode(id)
    expect(await findMember(token)).toBeNull()
    expect((await signIn(code)).status).toBe(401)
    expect((await signIn(fresh)).status).toBe(200)
  })

  test('a deactivated member is signed out at the next request', async () => {
    const { code, id } = await makeMember(pool())
    const token = cookieOf(await signIn(code))!
    await pool().query('UPDATE members SET is_active = false WHERE id = $1', [id])
    expect(await findMember(token)).toBeNull()
  })

  test('a session ends with the season, not after it', async () => {
    const { code, id } = await makeMember(pool())
    await pool().query("UPDATE member_secrets SET code_expires_at = now() + interval '2 days' WHERE member_id = $1", [
      id,
    ])
    await signIn(code)
    const { rows } = await pool().query("SELECT expires_at < now() + interval '3 days' AS is_soon FROM member_sessions")
    expect(rows).toEqual([{ is_soon: true }])
  })

  test('the first sign-in is distinguished from later ones', async () => {
    const { code, id } = await makeMember(pool())
    expect((await signIn(code)).headers.get('set-cookie')).toContain('member-notice=welcome;')
    expect((await signIn(code)).headers.get('set-cookie')).toContain('member-notice=welcome-back;')
    const { rows } = await pool().query('SELECT first_sign_in_at < last_sign_in_at AS ok FROM members WHERE id = $1', [
      id,
    ])
    expect(rows).toEqual([{ ok: true }])
  })

  test('signing in again on one browser leaves one session there', async () => {
    const { code, id } = await makeMember(pool())
    const first = cookieOf(await signIn(code))!
    await signIn(code, { cookie: `member=${first}` })
    expect(await findMember(first)).toBeNull()
    const { rowCount } = await pool().query('SELECT 1 FROM member_sessions WHERE member_id = $1', [id])
    expect(rowCount).toBe(1)
  })

  test('another site cannot sign a member in or out', async () => {
    const { code } = await makeMember(pool())
    expect((await signIn(code, { origin: 'https://evil.example' })).status).toBe(403)
    const token = cookieOf(await signIn(code))!
    const headers = { cookie: `member=${token}`, origin: 'https://evil.example' }
    expect((await postLogout(post('logout', {}, headers))).status).toBe(403)
    expect(await findMember(token)).not.toBeNull()
  })

  test('the redirect stays on this site', async () => {
    const { code } = await makeMember(pool())
    const ways = { '/film-room/help-side': '/film-room/help-side', '//evil.example': '/film-room' }
    for (const [next, to] of Object.entries(ways)) {
      const answer = await postCode(post('login', { accessCode: code, next }))
      expect(await answer.json()).toEqual({ to })
    }
  })
})

describe('a session', () => {
  async function lastSeen(ago: string) {
    const { id } = await makeMember(pool(), { hasCode: false })
    const { value } = await openSession(pool(), id)
    await pool().query(`UPDATE member_sessions SET last_seen_at = now() - $1::interval`, [ago])
    return { id, token: value }
  }

  test('is renewed when used within thirty days', async () => {
    const { id, token } = await lastSeen('29 days 23:59')
    expect(await listDevices(id)).toHaveLength(1)
    expect(await findMember(token)).toMatchObject({ id })
    const { rows } = await pool().query(`SELECT last_seen_at > now() - interval '1 hour' AS fresh FROM member_sessions`)
    expect(rows).toEqual([{ fresh: true }])
  })

  test('that was unused for thirty days has expired, and a request does not renew it', async () => {
    const { id, token } = await lastSeen('30 days')
    expect(await listDevices(id)).toEqual([])
    for (const _again of [1, 2]) expect(await findMember(token)).toBeNull()
  })

  test('ends after ninety days, regardless of its use', async () => {
    const { code, id } = await makeMember(pool())
    const token = cookieOf(await signIn(code))!
    const { rows } = await pool().query(
      'SELECT round(extract(epoch FROM expires_at - created_at) / 86400)::int AS days FROM member_sessions',
    )
    expect(rows).toEqual([{ days: 90 }])
    expect(await findMember(token)).toMatchObject({ id })
    await pool().query('UPDATE member_sessions SET expires_at = now()')
    expect(await listDevices(id)).toEqual([])
    expect(await findMember(token)).toBeNull()
  })
})

test('an empty address is stored as none: it is not shared, and no mail is sent to it', async () => {
  const cms = await payload()
  for (const role of ['player', 'coach'] as const) {
    const { id } = await cms.create({ collection: 'members', data: { name: 'Emma T.', role, email: ' ' } })
    const data = { guardianEmail: ' Pat@Example.org ' }
    expect(await cms.update({ collection: 'members', id, data })).toMatchObject({ guardianEmail: 'pat@example.org' })
    await cms.update({ collection: 'members', id, data: { guardianEmail: '' } })
    const { rows } = await pool().query('SELECT email, guardian_email FROM members WHERE id = $1', [id])
    expect(rows).toEqual([{ email: null, guardian_email: null }])
  }
})

test('a member of unknown age counts as a child', async () => {
  const { id } = await makeMember(pool(), { hasCode: false })
  await pool().query('UPDATE members SET is_under13 = NULL WHERE id = $1', [id])
  const { value } = await openSession(pool(), id)
  expect(await findMember(value)).toMatchObject({ isUnder13: true })
})

test('logout ends the session, clears its cookie and the browser’s page cache', async () => {
  const { code } = await makeMember(pool())
  const token = cookieOf(await signIn(code))!
  const answer = await postLogout(post('logout', {}, { cookie: `member=${token}` }))
  expect(await answer.json()).toEqual({ to: '/login' })
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect(answer.headers.get('set-cookie')).toContain('member=; Path=/; Max-Age=0')
  expect(answer.headers.get('set-cookie')).toContain('member-notice=logged-out')
  expect(await findMember(token)).toBeNull()
})

describe('children', () => {
  const saved = async (role: 'player' | 'parent' | 'coach', children: string[]) => {
    const cms = await payload()
    const data = { name: 'Pat C.', role, children }
    return cms.create({
      collection: 'members',
      data,
      depth: 0,
      user: await staffAs('admin'),
      overrideAccess: false,
    })
  }

  test('can be linked only to a parent', async () => {
    const { id: child } = await makeMember(pool(), { hasCode: false })
    expect((await saved('player', [child])).children).toEqual([])
    expect((await saved('coach', [child])).children).toEqual([])
    await expect(saved('parent', [])).rejects.toThrow(/Children/)
    const parent = await saved('parent', [child])
    expect(parent.children).toEqual([child])
    const cms = await payload()
    const change = (data: object) => cms.update({ collection: 'members', id: parent.id, data, depth: 0 })
    expect((await change({ name: 'Patricia C.' })).children).toEqual([child])
    expect((await change({ role: 'coach' })).children).toEqual([])
  })
})
