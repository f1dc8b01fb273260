import { beforeAll, describe, expect, test } from 'vitest'
import { postCodes } from '@/features/members/server/staff-handlers'
import { findMember } from '@/features/members/server/viewer'
import { hasRole } from '@/lib/roles'
import type { MemberRole } from '@/features/members/rules/members'
import { pool } from '@/server/database/pool'
import { makeMember, openSession } from '../support/members'
import { callRest, withoutPages } from './access-requests'
import { makeStaff, staffAs, staffCookie, type StaffUser } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()
beforeAll(withoutPages)

const ELEVATED = ['coach', 'admin'] as const
const INVALID = /Role: This field has an invalid selection|The following field is invalid: Role/

async function roleOf(id: string): Promise<string> {
  const { rows } = await pool().query<{ role: string }>('SELECT role FROM members WHERE id = $1', [id])
  return rows[0]!.role
}

describe.each(ELEVATED)('the member role %s', (role) => {
  const data = { name: 'Robin R.', role }

  test('is denied to a registrar who creates a member, by REST and the Local API', async () => {
    const [cms, user] = [await payload(), await staffAs('registrar')]
    const answer = await callRest(await staffCookie('registrar'), 'POST', 'members', JSON.stringify(data))
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toMatch(INVALID)
    await expect(cms.create({ collection: 'members', data, user, overrideAccess: false })).rejects.toThrow(INVALID)
  })

  test('is denied to a registrar who changes one player, or many in bulk', async () => {
    const { id } = await makeMember(pool(), { hasCode: false })
    const cookie = await staffCookie('registrar')
    const body = JSON.stringify({ role })
    expect((await callRest(cookie, 'PATCH', `members/${id}`, body)).status).toBe(400)
    await callRest(cookie, 'PATCH', `members?where[id][in][0]=${id}`, body)
    expect(await roleOf(id)).toBe('player')
  })

  test('can be granted by an admin', async () => {
    const { id } = await makeMember(pool(), { hasCode: false })
    const answer = await callRest(await staffCookie('admin'), 'PATCH', `members/${id}`, JSON.stringify({ role }))
    expect(answer.status).toBe(200)
    expect(await roleOf(id)).toBe(role)
  })

  test('makes its member and code admin-only: a registrar can neither change, delete nor sign in as them', async () => {
    const { id } = await makeMember(pool(), { role, hasCode: false })
    const cookie = await staffCookie('registrar')
    expect((await callRest(cookie, 'PATCH', `members/${id}`, '{"name":"Other O."}')).status).toBe(403)
    expect((await callRest(cookie, 'DELETE', `members/${id}`)).status).toBe(403)
    expect((await makeCode('registrar', id)).status).toBe(403)
    expect((await makeCode('admin', id)).status).toBe(200)
  })
})

async function makeCode(role: 'registrar' | 'admin', member: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    cookie: await staffCookie(role),
    origin: process.env.PUBLIC_URL!,
  }
  const body = JSON.stringify({ action: 'make', member })
  return postCodes(new Request('http://localhost/staff/codes', { method: 'POST', headers, body }))
}

describe('a code of a coach or an admin', () => {
  let count = 0

  async function enter(role: MemberRole, account: StaffUser | null): Promise<boolean> {
    const { id } = await makeMember(pool(), { role, hasCode: false })
    await pool().query('UPDATE members SET account_id = $2 WHERE id = $1', [id, account?.id])
    return (await findMember((await openSession(pool(), id)).value)) !== null
  }

  function account(roles: StaffUser['roles'], more: Partial<StaffUser> = {}): Promise<StaffUser> {
    return makeStaff({ email: `linked${(count += 1)}@example.org`, name: 'Lou Linked', roles, ...more })
  }

  test('gives access to the film room to the linked account of that role', async () => {
    expect(await enter('admin', await account(['admin']))).toBe(true)
    expect(await enter('coach', await account(['coach']))).toBe(true)
  })

  test('gives no access without an account, with one of another role, or a suspended one', async () => {
    expect(await enter('admin', null)).toBe(false)
    expect(await enter('admin', await account(['registrar', 'coach']))).toBe(false)
    expect(await enter('admin', await account(['admin'], { isSuspended: true }))).toBe(false)
    expect(await enter('coach', await account(['coach'], { isSuspended: true }))).toBe(false)
  })

  test('gives no access to an account with a second factor, or when the settings require one', async () => {
    const [withFactor, without] = [await account(['coach']), await account(['admin'])]
    await pool().query(`INSERT INTO staff_factors (staff_id, secret, confirmed_at) VALUES ($1, 'sealed', now())`, [
      withFactor.id,
    ])
    expect(await enter('coach', withFactor)).toBe(false)
    const cms = await payload()
    await cms.updateGlobal({ slug: 'staff-settings', data: { needsSecondFactor: true } })
    expect(await enter('admin', without)).toBe(false)
    await cms.updateGlobal({ slug: 'staff-settings', data: { needsSecondFactor: false } })
    expect(await enter('admin', without)).toBe(true)
  })

  test('is unchanged for players and parents', async () => {
    expect([await enter('player', null), await enter('parent', null)]).toEqual([true, true])
  })
})

test('the admin offers a registrar only the roles of families', async () => {
  const { collections } = await payload()
  const field = collections.members.config.flattenedFields.find((one) => one.name === 'role')
  if (field?.type !== 'select' || !field.filterOptions) throw new Error('The role is not a filtered select.')
  const { options, filterOptions } = field
  const offered = (user: StaffUser) => {
    const req = { user } as Parameters<typeof filterOptions>[0]['req']
    return filterOptions({ data: {}, siblingData: {}, options, req }).map((one) =>
      typeof one === 'string' ? one : one.value,
    )
  }
  const [registrar, admin] = [await staffAs('registrar'), await staffAs('admin')]
  expect([hasRole(registrar), hasRole(admin)]).toEqual([false, true])
  expect(offered(registrar)).toEqual(['player', 'parent'])
  expect(offered(admin)).toEqual(['player', 'parent', 'coach', 'admin'])
})
