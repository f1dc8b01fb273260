import { beforeEach, describe, expect, test } from 'vitest'
import { requestErasure } from '@/features/privacy/server/erasure/request'
import { approveErasure, cancelErasure } from '@/features/privacy/server/erasure/decide'
import { eraseDue } from '@/features/privacy/server/erasure/erase'
import { postApproveErasure, postRequestErasure } from '@/features/privacy/server/erasure/handlers'
import { listErasureDays } from '@/features/privacy/server/erasure/open'
import { ROW_OUTCOMES } from '@/features/privacy/server/erasure/steps'
import { dataMap } from '@/features/privacy/rules/data-map/data-map'
import { findChildIds } from '@/features/privacy/server/child-file/child'
import { childScope } from '@/features/privacy/server/child-file/scopes'
import { toDay } from '@/lib/dates'
import { FAMILY } from '@/server/audit'
import { pool } from '@/server/database/pool'
import { formRequest } from '../support/factories'
import { makeMember } from '../support/members'
import { everyRow, tablesWith } from '../support/every-row'
import { register, staffHeaders } from './entry-support'
import { bigFamily, dueToErase, refOf, type Sibling } from './erasure-support'
import { clearRosters, makeSeasons } from './rosters-support'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'
import { queryMails } from '../support/mails'

freshDatabase('demo')

beforeEach(async () => {
  await clearRosters()
  await pool().query('TRUNCATE tryout_registrations, erasures, kept_consents CASCADE')
  await makeSeasons()
})

describe('erasing a child of three', () => {
  test('leaves no byte of them in any table, and the others unchanged', async () => {
    const { hana, others, words } = await bigFamily()
    expect((await tablesWith(pool(), words)).every((tables) => tables.length > 0)).toBe(true)
    const before = await rowsAbout(others)
    await dueToErase(hana)
    expect(await eraseDue()).toBe(1)
    expect(await tablesWith(pool(), words)).toEqual(words.map(() => []))
    expect(await rowsAbout(others)).toEqual(before)
    expect(await findChildIds(refOf(hana))).toBeNull()
  })

  test('keeps the signed waivers encrypted, and one row without a name', async () => {
    const { hana } = await bigFamily()
    await dueToErase(hana)
    await eraseDue()
    const { rows } = await pool().query(`SELECT key, words, until::text FROM kept_consents ORDER BY key`)
    expect(rows.map(({ key }) => key)).toEqual(['concussion', 'conduct', 'medical', 'participation'])
    expect(rows.every(({ words, until }) => /^v1\./.test(words) && until === '2035-04-09')).toBe(true)
    const { rows: lines } = await pool().query('SELECT kept, gone > 200 AS "isMany", asked_by_name FROM erasures')
    expect(lines).toEqual([{ kept: 4, isMany: true, asked_by_name: (await staffAs('registrar')).name }])
  })

  test('includes submissions after the request', async () => {
    const { hana } = await bigFamily()
    await dueToErase(hana)
    await register({ firstName: 'Hana', lastName: 'Canaryfield', parentEmail: hana.email, schoolName: 'Lateschool' })
    await eraseDue()
    expect(await tablesWith(pool(), ['Lateschool'])).toEqual([[]])
  })

  test('includes every remaining account of a child without a player', async () => {
    const accounts = await Promise.all(['one', 'two'].map((name) => makeMember(pool(), { name: `Canary ${name}` })))
    await pool().query(
      `INSERT INTO erasures (entries, players, enrolments, members, asked_by_name, due_at, agreed_at, erases_at)
       VALUES ('{}', '{}', '{}', $1, 'a test', now(), now(), now() - interval '1 day')`,
      [accounts.map(({ id }) => id)],
    )
    expect(await eraseDue()).toBe(1)
    expect(await tablesWith(pool(), ['Canary one', 'Canary two'])).toEqual([[], []])
  })

  test('continues when another one fails', async () => {
    const { hana, others } = await bigFamily()
    await dueToErase(hana)
    await pool().query(
      `INSERT INTO erasures (entries, players, enrolments, members, asked_by_name, due_at, agreed_at, erases_at)
       SELECT '{}', ARRAY[id], '{}', '{}', 'a test', now(), now(), now() - interval '1 day' FROM players WHERE id = $1`,
      [others[0]!.player],
    )
    await pool().query(`CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$`)
    await pool().query(
      `CREATE TRIGGER break BEFORE DELETE ON players FOR EACH ROW WHEN (OLD.id = '${others[0]!.player}') EXECUTE FUNCTION break()`,
    )
    expect(await eraseDue()).toBe(1)
    await pool().query('DROP FUNCTION break CASCADE')
    expect(await findChildIds(refOf(hana))).toBeNull()
    expect(await findChildIds(refOf(others[0]!))).not.toBeNull()
    expect(await eraseDue()).toBe(1)
  })
})

describe('requesting an erasure', () => {
  test('needs the name, a second person who is an admin, and seven days', async () => {
    const { hana } = await bigFamily()
    const admin = await staffAs('admin')
    expect(await requestErasure(admin, refOf(hana), 'Hanna Canaryfield')).toMatchObject({ ok: false })
    expect(await requestErasure(admin, refOf(hana), ' hana  CANARYFIELD ')).toMatchObject({ ok: true })
    expect(await requestErasure(admin, refOf(hana), hana.name)).toMatchObject({
      error: expect.stringContaining('already'),
    })
    expect(await approveErasure(admin, refOf(hana))).toMatchObject({ error: expect.stringContaining('yourself') })
    const { rows } = await pool().query('SELECT due_at > now() + interval \'44 days\' AS "isRight" FROM erasures')
    expect(rows).toEqual([{ isRight: true }])
    const second = await (
      await payload()
    ).create({
      collection: 'staff',
      data: {
        email: 'second@example.org',
        name: 'Second Admin',
        roles: ['admin'],
        password: 'a lamp over 7 quiet hills',
      },
    })
    expect(await approveErasure(second, refOf(hana))).toMatchObject({ ok: true })
    expect(await eraseDue()).toBe(0)
    expect(await findChildIds(refOf(hana))).not.toBeNull()
  })

  test('notifies the family and the registrar, and can be canceled until the last day', async () => {
    const { hana } = await bigFamily()
    const members = (await findChildIds(refOf(hana)))!.members
    const stranger = await makeMember(pool(), { hasCode: false })
    expect((await listErasureDays(members)).size).toBe(0)
    await requestErasure(FAMILY, refOf(hana), 'Hana', { isFamily: true })
    expect([...(await listErasureDays([...members, stranger.id]))]).toEqual(
      members.map((id) => [id, toDay(new Date())]),
    )
    const { rows } = await queryMails(
      pool(),
      `SELECT kind, "to", text FROM mails WHERE kind LIKE 'erasure-%' ORDER BY kind`,
    )
    expect(rows.map(({ kind, to }) => [kind, to])).toEqual([
      ['erasure-family', hana.email],
      ['erasure-registrar', expect.any(String)],
    ])
    expect(rows[1].text).not.toMatch(/Hana|Canary/)
    await approveErasure(await staffAs('admin'), refOf(hana))
    expect(await cancelErasure(FAMILY, refOf(hana))).toMatchObject({ ok: true })
    expect((await listErasureDays(members)).size).toBe(0)
    await pool().query(`UPDATE erasures SET erases_at = now() - interval '1 minute'`)
    expect(await eraseDue()).toBe(0)
    expect(await findChildIds(refOf(hana))).not.toBeNull()
  })

  test.each([
    ['editor', 403],
    ['coach', 403],
    ['treasurer', 403],
    [null, 401],
  ] as const)('is not allowed for %s', async (role, status) => {
    const body = { kind: 'players', id: '00000000-0000-4000-8000-000000000000', name: 'Hana' }
    const response = await postRequestErasure(formRequest('ask', body, await staffHeaders(role)))
    expect(response.status).toBe(status)
  })

  test('can be approved by admins only', async () => {
    const { hana } = await bigFamily()
    await requestErasure(FAMILY, refOf(hana), 'Hana', { isFamily: true })
    const response = await postApproveErasure(formRequest('agree', refOf(hana), await staffHeaders('registrar')))
    expect(response.status).toBe(403)
  })
})

test('no other endpoint deletes a record of a child, and the error says where to go', async () => {
  const { hana } = await bigFamily()
  const [cms, user] = [await payload(), await staffAs('admin')]
  const remove = (collection: 'players' | 'enrolments' | 'player-registrations', id: string) =>
    cms.delete({ collection, id, trash: true, user, overrideAccess: false })
  await expect(remove('players', hana.player)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Everything we hold'),
  })
  await expect(remove('enrolments', hana.enrolment)).rejects.toMatchObject({ status: 403 })
  await expect(remove('player-registrations', hana.registration)).rejects.toMatchObject({ status: 403 })
})

test('every table with data about a child has an erasure rule', () => {
  const tables = [...new Set(dataMap.map(({ table }) => table))].filter((table) => childScope(table))
  expect(Object.keys(ROW_OUTCOMES).toSorted()).toEqual(tables.toSorted())
})

/** Returns every row that names one of these children or their records. */
async function rowsAbout(children: readonly Sibling[]): Promise<string[]> {
  const wanted = children.flatMap(({ name, player, registration }) => [name, player, registration])
  const rows = await everyRow(pool())
  return rows
    .filter(({ row }) => wanted.some((word) => row.includes(word)))
    .map(({ table, row }) => `${table} ${row}`)
    .toSorted()
}
