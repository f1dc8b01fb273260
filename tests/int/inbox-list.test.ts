import { beforeEach, describe, expect, test } from 'vitest'
import {
  countOpen,
  findScope,
  listColumns,
  listEntries,
  readChangedEntries,
  searchEntries,
} from '@/features/entries/server/queries'
import { PAGE_SIZE } from '@/features/entries/rules/row'
import { readSearch } from '@/features/entries/rules/search-text'
import { toDay, addDaysTo } from '@/lib/dates'
import { INBOX_KIND_KEYS } from '@/features/entries/rules/kinds'
import { pool } from '@/server/database/pool'
import { filtersOf, makeOther, makeRegistration, scopeOf } from './inbox-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

const TODAY = toDay(new Date())

async function names(query: string, role: 'registrar' | 'treasurer' | 'admin' = 'registrar'): Promise<string[]> {
  return (await listEntries(filtersOf(query), await scopeOf(role))).rows.map(({ person }) => person)
}

async function find(text: string, query = '', role: 'registrar' | 'treasurer' = 'registrar') {
  return searchEntries(readSearch(text)!, filtersOf(query), await scopeOf(role))
}

test('names who changed an entry last, not who looked at it since', async () => {
  const id = await makeRegistration()
  const [changedBy, reader] = [await staffAs('registrar'), await staffAs('admin')]
  for (const [staff, action] of [
    [changedBy, 'changed'],
    [reader, 'opened'],
  ] as const)
    await pool().query(
      `INSERT INTO audit_events (actor_id, actor_name, action, kind, entry_id) VALUES ($1, $2, $3, 'player-registrations', $4)`,
      [staff.id, staff.name, action, id],
    )
  const { rows } = await readChangedEntries([id], null, await scopeOf('registrar'))
  expect(rows).toMatchObject([{ id, changedBy: { id: changedBy.id, name: changedBy.name } }])
})

describe('read access', () => {
  beforeEach(async () => {
    await makeRegistration({ first: 'Avery', last: 'Whitfield' })
    await makeOther('sponsor', 'Sample Tiles')
    await makeOther('tour', 'Lou Visitor')
  })

  test('a registrar and an admin read every kind, a treasurer donations and tours', async () => {
    expect(await names('kind=all')).toEqual(['Lou Visitor', 'Sample Tiles', 'Avery Whitfield'])
    expect(await names('kind=all', 'admin')).toHaveLength(3)
    expect(await names('kind=all', 'treasurer')).toEqual(['Lou Visitor', 'Sample Tiles'])
    expect((await scopeOf('registrar')).kinds).toEqual(INBOX_KIND_KEYS)
  })

  test.each(['coach', 'editor'] as const)('a %s reads nothing', async (role) => {
    expect(findScope(await staffAs(role))).toBeNull()
  })

  test('no tab, search or count shows a treasurer a family', async () => {
    expect(await names('kind=player-registrations', 'treasurer')).toEqual([])
    expect((await find('Whitfield', '', 'treasurer')).rows).toEqual([])
    expect((await find('Whitfeild', '', 'treasurer')).rows).toEqual([])
    const counts = await countOpen(await scopeOf('treasurer'))
    expect(counts).toEqual({ kinds: { pledges: 0, 'sponsor-inquiries': 1, 'tour-requests': 1 }, all: 2, spam: 0 })
  })
})

describe('filters', () => {
  test('by status, by waiting and by new', async () => {
    await makeRegistration({ first: 'New' })
    await makeRegistration({ first: 'Review', status: 'in_review' })
    await makeRegistration({ first: 'Declined', status: 'declined' })
    await makeOther('message', 'Sam Writer')
    expect(await names('status=declined')).toEqual(['Declined Exampleton'])
    expect(await names('status=waiting')).toEqual(['Sam Writer', 'Review Exampleton', 'New Exampleton'])
    expect(await names('status=new')).toEqual(['Sam Writer', 'New Exampleton'])
    expect(await names('status=answered&kind=player-registrations')).toEqual([])
  })

  test('by division, city, tag and assignee', async () => {
    const registrar = await staffAs('registrar')
    const id = await makeRegistration({ first: 'Mine', division: '12U' })
    await makeRegistration({ first: 'Other', division: '9U' })
    await pool().query(
      `UPDATE inbox_entries SET city = 'Peoria', tags = '{sibling}', assignee_id = $2 WHERE entry_id = $1`,
      [id, registrar.id],
    )
    for (const query of ['division=12U', 'city=Peoria', 'tag=sibling', 'assignee=me', `assignee=${registrar.id}`])
      expect(await names(query)).toEqual(['Mine Exampleton'])
    expect(await names('assignee=nobody')).toEqual(['Other Exampleton'])
    expect(await names('division=12U&tag=scholarship')).toEqual([])
  })

  test('by age: to the day, and by the age that a family gave', async () => {
    const yearsAgo = (years: number, days = 0) =>
      addDaysTo(`${Number(TODAY.slice(0, 4)) - years}${TODAY.slice(4)}`, days)
    await makeRegistration({ first: 'JustTwelve', born: yearsAgo(12) })
    await makeRegistration({ first: 'StillEleven', born: yearsAgo(12, 1) })
    await makeOther('tryout', 'GivenEleven')
    expect(await names('from=11&to=11')).toEqual(['GivenEleven Testwell', 'StillEleven Exampleton'])
    expect(await names('from=12')).toEqual(['JustTwelve Exampleton'])
    const { rows } = await listEntries(filtersOf('to=12'), await scopeOf('registrar'))
    expect(rows.map(({ age }) => age)).toEqual([11, 11, 12])
  })

  test('overdue ones, the longest overdue first', async () => {
    await makeRegistration({ first: 'Fresh' })
    await makeRegistration({ first: 'Late', at: '2026-01-12T12:00:00-07:00' })
    await makeRegistration({ first: 'Later', at: '2026-01-05T12:00:00-07:00' })
    await makeRegistration({ first: 'Settled', at: '2026-01-05T12:00:00-07:00', status: 'enrolled' })
    expect(await names('overdue=1&sort=due')).toEqual(['Later Exampleton', 'Late Exampleton'])
  })

  test('spam has its own tab and is excluded elsewhere; suspected spam stays in its list', async () => {
    await makeRegistration({ first: 'Spam', status: 'spam' })
    await makeRegistration({ first: 'Robot', suspicion: 'Too fast.' })
    expect(await names('kind=all')).toEqual(['Robot Exampleton'])
    expect(await names('kind=spam')).toEqual(['Spam Exampleton'])
    expect(await names('suspicious=1')).toEqual(['Robot Exampleton'])
    expect((await countOpen(await scopeOf('registrar'))).spam).toBe(1)
  })

  test('a merged entry is in no list, count or search', async () => {
    const target = await makeRegistration({ first: 'Kept' })
    const merged = await makeRegistration({ first: 'Gone' })
    await pool().query('UPDATE inbox_entries SET merged_into = $1 WHERE entry_id = $2', [target, merged])
    expect(await names('kind=all')).toEqual(['Kept Exampleton'])
    expect((await countOpen(await scopeOf('registrar'))).all).toBe(1)
    await pool().query(`UPDATE inbox_entries SET status = 'spam' WHERE entry_id = $1`, [merged])
    expect((await countOpen(await scopeOf('registrar'))).spam).toBe(0)
    expect((await find('Gone')).rows).toEqual([])
  })
})

test('pages link to older and newer ones without gaps, although new entries arrive in between', async () => {
  const moment = '2026-03-02T12:00:00Z'
  for (let number = 0; number < 120; number++) await makeRegistration({ first: `N${number}`, at: moment })
  const scope = await scopeOf('registrar')
  const first = await listEntries(filtersOf('kind=all'), scope)
  await makeRegistration({ first: 'Meanwhile' })
  const second = await listEntries({ ...filtersOf('kind=all'), cursor: first.older! }, scope)
  const third = await listEntries({ ...filtersOf('kind=all'), cursor: second.older! }, scope)
  expect(new Set([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(120)
  expect([first.newer, third.older]).toEqual([null, null])
  const back = await listEntries({ ...filtersOf('kind=all'), cursor: second.newer! }, scope)
  expect(back.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id))
  expect(back.newer).not.toBeNull()
})

test('a page that is exactly full links to no other', async () => {
  for (let number = 0; number < PAGE_SIZE; number++) await makeRegistration({ first: `N${number}` })
  const { rows, older, newer } = await listEntries(filtersOf('kind=all'), await scopeOf('registrar'))
  expect([rows.length, older, newer]).toEqual([PAGE_SIZE, null, null])
})

test('a row shows what staff need to decide: age, position, duplicates, assignee', async () => {
  const first = await makeRegistration({ email: 'same@example.org' })
  const again = await makeRegistration({ email: 'same@example.org' })
  await pool().query(
    `INSERT INTO player_registrations_positions ("order", parent_id, value) VALUES (1, $1, 'Point Guard'), (2, $1, 'Center')`,
    [again],
  )
  const { rows } = await listEntries(filtersOf('kind=player-registrations'), await scopeOf('registrar'))
  const original = rows.find(({ id }) => id === first)!
  expect(rows.find(({ id }) => id === again)).toMatchObject({
    position: 'Point Guard, Center',
    duplicateOf: original.reference,
    revision: 1,
    assignee: null,
    contact: 'Pat Exampleton',
  })
  expect(original.duplicateOf).toBeNull()
})

test('the board has a column for each status but spam, with its count and its newest entries', async () => {
  await makeRegistration({ first: 'Older', at: '2026-01-05T12:00:00Z' })
  await makeRegistration({ first: 'Newer' })
  await makeRegistration({ first: 'Review', status: 'in_review' })
  const columns = await listColumns(filtersOf('kind=player-registrations&view=board'), await scopeOf('registrar'))
  expect(columns.map(({ status }) => status)).not.toContain('spam')
  expect(columns[0]).toMatchObject({ status: 'pending', count: 2 })
  expect(columns[0]?.rows.map(({ person }) => person)).toEqual(['Newer Exampleton', 'Older Exampleton'])
  expect(columns.find(({ status }) => status === 'in_review')?.rows).toHaveLength(1)
})
