import { beforeEach, describe, expect, test } from 'vitest'
import { postCodes, postDevices } from '@/features/members/server/staff-handlers'
import type { StaffRole } from '@/lib/roles'
import { issueFirstCode } from '@/features/members/server/codes'
import { findMember } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { divisionId, makeMember, openSession } from '../support/members'
import { staffAs, staffCookie } from './staff'
import { freshDatabase, payload } from './support'
import { clearMembers, signIn } from './film-support'

freshDatabase()
beforeEach(clearMembers)

type Answer = { code?: string; codes?: { name: string; code: string }[]; access?: { hasCode: boolean; devices: [] } }

async function send(role: StaffRole | null, body: object, to = postCodes, headers: Record<string, string> = {}) {
  const answer = await to(
    new Request('http://localhost/staff/codes', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: process.env.PUBLIC_URL!,
        ...(role ? { cookie: await staffCookie(role) } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )
  return { status: answer.status, body: (await answer.json()) as Answer }
}

describe('a code created by staff', () => {
  test('is shown once, works, and revokes the old one and its sessions', async () => {
    const { id, code } = await makeMember(pool())
    const { value } = await openSession(pool(), id)
    const { status, body } = await send('registrar', { action: 'make', member: id })
    expect(status).toBe(200)
    expect(body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(body.access).toMatchObject({ hasCode: true, devices: [] })
    expect(await findMember(value)).toBeNull()
    expect((await signIn(code)).status).toBe(401)
    expect((await signIn(body.code!)).status).toBe(200)
  })

  test('is revoked with its sessions', async () => {
    const { id, code } = await makeMember(pool())
    const { value } = await openSession(pool(), id)
    expect((await send('admin', { action: 'end', member: id })).body.access).toMatchObject({ hasCode: false })
    expect(await findMember(value)).toBeNull()
    expect((await signIn(code)).status).toBe(401)
  })

  test('is not created for a member who may not sign in, or who does not exist', async () => {
    const { id } = await makeMember(pool(), { isActive: false })
    expect((await send('registrar', { action: 'make', member: id })).status).toBe(409)
    const unknownMember = '00000000-0000-4000-8000-000000000000'
    expect((await send('registrar', { action: 'make', member: unknownMember })).status).toBe(404)
    expect((await send('registrar', { action: 'make', member: 'x' })).status).toBe(422)
  })

  test.each<StaffRole | null>(['coach', 'editor', 'treasurer', null])('cannot be created by: %s', async (role) => {
    // Created first, as otherwise each of the four concurrent requests would create it.
    if (role) await staffAs(role)
    const { id, code } = await makeMember(pool(), { divisions: ['12U'] })
    const { value } = await openSession(pool(), id)
    const division = await divisionId(pool(), '12U')
    const tries = [
      send(role, { action: 'make', member: id }),
      send(role, { action: 'end', member: id }),
      send(role, { action: 'sheet', division }),
      send(role, { member: id, device: id }, postDevices),
    ]
    for (const { status, body } of await Promise.all(tries)) {
      expect(status).toBe(role ? 403 : 401)
      expect(Object.keys(body)).toEqual(['message'])
    }
    expect(await findMember(value)).not.toBeNull()
    expect((await signIn(code)).status).toBe(200)
  })

  test('is not created for another site', async () => {
    const { id } = await makeMember(pool())
    const answer = await send('registrar', { action: 'make', member: id }, postCodes, {
      origin: 'https://evil.example',
    })
    expect(answer.status).toBe(403)
  })

  test('a member’s own session cannot create codes', async () => {
    const { id } = await makeMember(pool(), { role: 'admin', hasCode: false })
    const { name, value } = await openSession(pool(), id)
    const answer = await send(null, { action: 'make', member: id }, postCodes, { cookie: `${name}=${value}` })
    expect(answer.status).toBe(401)
  })
})

describe('a code is valid until', () => {
  // Overrides now() and the time zone in a transaction that is rolled back.
  async function expiryOf(made: string, endsOn: string | null): Promise<string> {
    const { id } = await makeMember(pool(), { hasCode: false })
    const client = await pool().connect()
    try {
      await client.query(`BEGIN; DELETE FROM seasons; CREATE SCHEMA moved;
        CREATE FUNCTION moved.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT '${made}'::timestamptz $$;
        SET LOCAL search_path = moved, pg_catalog, public; SET LOCAL timezone = 'Pacific/Auckland'`)
      if (endsOn)
        await client.query(
          `INSERT INTO seasons (name, starts_on, ends_on, cutoff_on, state) VALUES
            ('2025-26', '2025-08-01T12:00Z', '2099-07-31T12:00Z', '2026-07-31T12:00Z', 'archived'),
            ('2026-27', '2026-08-01T12:00Z', $1, $1, 'current')`,
          [endsOn],
        )
      await issueFirstCode(client, id)
      const { rows } = await client.query('SELECT code_expires_at FROM member_secrets WHERE member_id = $1', [id])
      return rows[0].code_expires_at.toISOString()
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }

  const LAST_DAY = '2027-05-31T12:00:00Z'
  const MIDNIGHT = '2027-06-01T07:00:00.000Z'

  test.each([
    ['2027-03-01T18:00:00Z', LAST_DAY, MIDNIGHT, 'the midnight in Arizona that ends the season'],
    ['2027-06-01T06:59:59Z', LAST_DAY, MIDNIGHT, 'the same on the last evening, which is June in UTC'],
    ['2027-06-01T07:00:00Z', LAST_DAY, '2028-05-31T07:00:00.000Z', 'a year from now when the season is over'],
    ['2027-03-01T18:00:00Z', null, '2028-02-29T18:00:00.000Z', 'a year from now when no season is current'],
  ])('made at %s, season to %s: %s (%s)', async (made, endsOn, expires, _why) => {
    expect(await expiryOf(made, endsOn)).toBe(expires)
  })
})

test('a sheet has a new code for every player of the division who may sign in, and for no one else', async () => {
  const [one, two] = [
    await makeMember(pool(), { name: 'Ada A.', divisions: ['12U'] }),
    await makeMember(pool(), { name: 'Bo B.', divisions: ['11U', '12U'] }),
  ]
  await makeMember(pool(), { name: 'Off O.', divisions: ['12U'], isActive: false })
  await makeMember(pool(), { name: 'Coach C.', role: 'coach', divisions: ['12U'] })
  const other = await makeMember(pool(), { name: 'Other O.', divisions: ['11U'] })
  const { body } = await send('registrar', { action: 'sheet', division: await divisionId(pool(), '12U') })
  expect(body).toMatchObject({ division: '12U', address: `${new URL(process.env.PUBLIC_URL!).host}/login` })
  expect(body.codes!.map(({ name }) => name)).toEqual(['Ada A.', 'Bo B.'])
  for (const { code } of body.codes!) expect((await signIn(code)).status).toBe(200)
  for (const { code } of [one, two]) expect((await signIn(code)).status).toBe(401)
  expect((await signIn(other.code)).status).toBe(200)
})

test('staff sign a member out on one device, and only on that one', async () => {
  const member = await makeMember(pool(), { hasCode: false })
  const [phone, laptop] = [await openSession(pool(), member.id), await openSession(pool(), member.id)]
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM member_sessions ORDER BY created_at')
  const { body } = await send('registrar', { member: member.id, device: rows[0]!.id }, postDevices)
  expect(body.access!.devices).toHaveLength(1)
  expect(await findMember(phone.value)).toBeNull()
  expect(await findMember(laptop.value)).not.toBeNull()
})

test('a deactivated member stays signed out on the old devices when activated again', async () => {
  const { id } = await makeMember(pool(), { hasCode: false })
  const { value } = await openSession(pool(), id)
  const cms = await payload()
  for (const isActive of [false, true]) await cms.update({ collection: 'members', id, data: { isActive } })
  expect(await findMember(value)).toBeNull()
})
