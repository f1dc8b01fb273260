import { beforeEach, describe, expect, test } from 'vitest'
import { checkImport, importPlayers } from '@/features/people/server/roster-import/import'
import { findLastImport, undoImport } from '@/features/people/server/roster-import/undo-import'
import { pool } from '@/server/database/pool'
import { divisionId } from '../support/members'
import { valueOf } from '../support/result'
import { clearRosters, context } from './rosters-support'
import { makeStaff, staffAs, type StaffUser } from './staff'
import { countRows, freshDatabase, payload } from './support'

freshDatabase()
beforeEach(async () => {
  await clearRosters()
  for (const key of ['11U', '12U']) await divisionId(pool(), key)
})

const TEXT = `First,Last,Jersey #,DOB,Gender,Snack
Nia,Foster,12,05/02/2016,girl,apple
Jo,Kim,12,2016-01-09,boy,pear
Max,Adeyemi,6,2015-07-09,boy,`
const ADDED = [2, 4]

async function bring(text = TEXT, lines = ADDED, staff?: StaffUser) {
  return importPlayers(staff ?? (await staffAs('registrar')), { division: '12U', text, lines }, context)
}

async function playersOf(division: string): Promise<object[]> {
  const { rows } = await pool().query<object>(
    `SELECT first_name AS name, number, age::int, publication::text FROM players WHERE division = $1 ORDER BY "order"`,
    [division],
  )
  return rows
}

async function coachOf(key: string): Promise<StaffUser> {
  const divisions = [await divisionId(pool(), key)]
  return makeStaff({ email: `coach.${key}@example.org`, name: `Coach ${key}`, roles: ['coach'], divisions })
}

describe('an import', () => {
  test('is validated without storing anything, and shows the result of each line', async () => {
    const checked = await checkImport(await staffAs('registrar'), { division: '12U', text: TEXT })
    const { outcomes, columns } = valueOf(checked)
    expect(outcomes.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'add'],
      [3, 'refused'],
      [4, 'add'],
    ])
    expect(outcomes[1]!.reason).toBe('12 is Nia’s. 0 is free.')
    expect(columns.at(-1)).toEqual({ header: 'Snack', label: null })
    expect(await countRows('players')).toBe(0)
  })

  test('adds the previewed players, hidden from the site, and is recorded without a name', async () => {
    expect(valueOf(await bring()).count).toBe(2)
    expect(await playersOf('12U')).toMatchObject([
      { name: 'Nia', number: '12', publication: 'hidden' },
      { name: 'Max', number: '6', publication: 'hidden' },
    ])
    const { rows } = await pool().query(
      'SELECT detail, title FROM audit_events WHERE at = (SELECT max(at) FROM audit_events)',
    )
    expect(rows).toContainEqual({ detail: '12U: 2 players', title: null })
    expect(JSON.stringify(rows)).not.toMatch(/Nia|Foster|Max/)
  })

  test('adds no one when repeated, and the second check finds them there', async () => {
    await bring()
    expect(await bring()).toMatchObject({ ok: false, error: { status: 409 } })
    const { outcomes } = valueOf(await checkImport(await staffAs('registrar'), { division: '12U', text: TEXT }))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['same', 'refused', 'same'])
    expect(await countRows('players')).toBe(2)
  })

  test('stores nothing when the roster has changed since the check', async () => {
    expect(await bring(TEXT, [2, 3, 4])).toMatchObject({ ok: false, error: { status: 409 } })
    expect(await countRows('players')).toBe(0)
  })

  test('stores nothing when one of its players cannot be stored', async () => {
    await pool().query(
      `CREATE FUNCTION refuse_max() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
       CREATE TRIGGER refuse_max BEFORE INSERT ON players FOR EACH ROW WHEN (NEW.first_name = 'Max')
         EXECUTE FUNCTION refuse_max()`,
    )
    await expect(bring()).rejects.toThrow()
    await pool().query('DROP FUNCTION refuse_max() CASCADE')
    expect(await countRows('players')).toBe(0)
  })

  test('is limited to a coach’s own squads', async () => {
    expect(await bring(TEXT, ADDED, await coachOf('11U'))).toMatchObject({ ok: false, error: { status: 403 } })
    expect(valueOf(await bring(TEXT, ADDED, await coachOf('12U'))).count).toBe(2)
    const editor = await staffAs('editor')
    expect(await bring(TEXT, ADDED, editor)).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('the undo of an import', () => {
  test('removes all its players and no other, once', async () => {
    const registrar = await staffAs('registrar')
    await bring('First,Last,Age,Gender\nOld,Timer,11,girl', [2])
    const { id } = valueOf(await bring())
    expect(await findLastImport('12U')).toMatchObject({ id, count: 2, by: registrar.name })
    expect(valueOf(await undoImport(registrar, id, context))).toEqual({ count: 2 })
    expect(await playersOf('12U')).toMatchObject([{ name: 'Old' }])
    expect(await undoImport(registrar, id, context)).toMatchObject({
      error: { message: 'This import was taken back already.' },
    })
    expect(await findLastImport('12U')).toBeNull()
  })

  test('is rejected for all when one of them was changed since', async () => {
    const registrar = await staffAs('registrar')
    const { id } = valueOf(await bring())
    const { rows } = await pool().query<{ id: string }>(`SELECT id FROM players WHERE first_name = 'Max'`)
    await (await payload()).update({ collection: 'players', id: rows[0]!.id, data: { number: '8' }, context })
    expect(await findLastImport('12U')).toBeNull()
    expect(await undoImport(registrar, id, context)).toMatchObject({
      error: { status: 409, message: 'Not taken back, because 1 of the 2 players changed since: Max.' },
    })
    expect(await countRows('players')).toBe(2)
  })

  test('is not offered when nothing is left of the import, as after an erasure', async () => {
    await pool().query(
      `INSERT INTO audit_events (action, kind, detail, actor_name) VALUES ('imported', 'players', '11U: 1 player', 'Dana')`,
    )
    expect(await findLastImport('11U')).toBeNull()
  })

  test('is allowed for the importer and registrars', async () => {
    const { id } = valueOf(await bring())
    expect(await undoImport(await coachOf('12U'), id, context)).toMatchObject({ ok: false, error: { status: 404 } })
    const own = valueOf(await bring('First,Last,Age,Gender\nZoe,Own,11,girl', [2], await coachOf('12U')))
    expect(valueOf(await undoImport(await coachOf('12U'), own.id, context))).toEqual({ count: 1 })
    expect(await undoImport(await staffAs('registrar'), '999999', context)).toMatchObject({ error: { status: 404 } })
  })
})
