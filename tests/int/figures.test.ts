import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { INBOX_KIND_KEYS, type InboxKind } from '@/features/entries/rules/kinds'
import { findAnswerFigures } from '@/features/reports/server/figures/answers'
import { findPlaceFigures } from '@/features/reports/server/figures/places'
import { listEntries } from '@/features/entries/server/queries'
import { pool } from '@/server/database/pool'
import { filtersOf, makeOther, makeRegistration, scopeOf } from './inbox-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

// A Wednesday, at noon in Arizona.
const NOW = new Date('2026-11-25T12:00:00-07:00')
const MONDAY = '2026-11-23T00:00:00-07:00'
const HOUR_MS = 3_600_000
const STAFF = 'Dana Reyes'

const hoursAfter = (moment: string, hours: number) => new Date(Date.parse(moment) + hours * HOUR_MS)

type Move = { from?: string; to?: string; hours: number; by?: string }

let order = 0

/** Adds a status change to the history of a registration. */
async function note(id: string, { from = 'pending', to = 'evaluation', hours, by = STAFF }: Move): Promise<void> {
  order += 1
  await pool().query(
    `INSERT INTO player_registrations_history (id, _parent_id, _order, "from", "to", at, by_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), id, order, from, to, hoursAfter(MONDAY, hours), by],
  )
}

async function write(id: string, letter: { kind: string; status: string; hours: number; by?: string | null }) {
  const { kind, status, hours, by = STAFF } = letter
  await pool().query(
    `INSERT INTO mails (subject, "to", text, status, kind, sent_at, sent_by, entry_kind, entry_id)
     VALUES ('Hello', 'a@example.org', 'Hi', $2::text::enum_mails_status, $3, $4, $5, 'player-registrations', $1)`,
    [id, status, kind, status === 'sent' ? hoursAfter(MONDAY, hours) : null, by],
  )
}

/** Creates a registration of this week that was decided this many hours after it arrived. */
async function answeredAfter(hours: number, status = 'evaluation'): Promise<string> {
  const id = await makeRegistration({ at: MONDAY, status })
  await note(id, { to: status, hours })
  return id
}

const read = (chosen: InboxKind | null = null) => findAnswerFigures(INBOX_KIND_KEYS, chosen, NOW)
const hours = (seconds: number | null | undefined) => (seconds ?? NaN) / 3_600

/** Returns the hours until the first answer to the only entry; NaN without one. */
async function hoursOfOne(): Promise<number> {
  return hours((await read()).all.times.median)
}

describe('the time to the first answer', () => {
  test('has the median and the 90th percentile of each kind and of all', async () => {
    for (let index = 1; index <= 10; index += 1) await answeredAfter(index)
    const message = await makeOther('message', 'Sam Writer')
    await pool().query('UPDATE inbox_entries SET received_at = $2 WHERE entry_id = $1', [message, MONDAY])
    const { kinds, all } = await read()
    const { times } = kinds.find(({ kind }) => kind === 'player-registrations')!
    expect(times).toMatchObject({ received: 10, answered: 10 })
    expect([hours(times.median), hours(times.slow)]).toEqual([5.5, 9.1])
    expect(kinds.find(({ kind }) => kind === 'form-entries')!.times).toMatchObject({ received: 1, answered: 0 })
    expect(all.times).toMatchObject({ received: 11, answered: 10 })
  })

  test('ends with the first decision, not with the assignment', async () => {
    const id = await makeRegistration({ at: MONDAY, status: 'declined' })
    await note(id, { to: 'in_review', hours: 1 })
    await note(id, { from: 'in_review', to: 'evaluation', hours: 4 })
    await note(id, { from: 'evaluation', to: 'declined', hours: 9 })
    expect(await hoursOfOne()).toBe(4)
  })

  test('ends with the first mail by staff, not with the confirmation mail', async () => {
    const id = await answeredAfter(9)
    await write(id, { kind: 'registration-family', status: 'sent', hours: 0.1, by: null })
    await write(id, { kind: 'note', status: 'undone', hours: 1 })
    await write(id, { kind: 'note', status: 'sent', hours: 3 })
    expect(await hoursOfOne()).toBe(3)
  })

  test('waits until the mail about the decision is sent', async () => {
    const id = await answeredAfter(2, 'declined')
    await write(id, { kind: 'answer-declined', status: 'held', hours: 0 })
    expect(await hoursOfOne()).toBeNaN()
    await pool().query(`UPDATE mails SET status = 'sent', sent_at = $1`, [hoursAfter(MONDAY, 30)])
    expect(await hoursOfOne()).toBe(30)
  })

  test('does not end with what was undone, nor with the family’s own actions', async () => {
    const id = await makeRegistration({ at: MONDAY, status: 'declined' })
    await note(id, { to: 'declined', hours: 1 })
    await note(id, { from: 'declined', to: 'pending', hours: 1.1 })
    await note(id, { to: 'withdrawn', hours: 2, by: 'the family' })
    expect(await hoursOfOne()).toBeNaN()
    await note(id, { from: 'withdrawn', to: 'declined', hours: 6 })
    expect(await hoursOfOne()).toBe(6)
  })

  test('does not end with an entry that was taken for spam', async () => {
    const id = await makeRegistration({ at: MONDAY, status: 'evaluation' })
    await note(id, { to: 'spam', hours: 1 })
    await note(id, { from: 'spam', to: 'evaluation', hours: 6 })
    expect(await hoursOfOne()).toBe(6)
  })

  test('leaves out spam, tests, merged entries and earlier ones', async () => {
    const kept = await answeredAfter(2)
    const [spam, tagged, merged] = [await answeredAfter(90), await answeredAfter(90), await answeredAfter(90)]
    await pool().query(`UPDATE player_registrations SET status = 'spam' WHERE id = $1`, [spam])
    await pool().query(`UPDATE inbox_entries SET tags = '{test}' WHERE entry_id = $1`, [tagged])
    await pool().query('UPDATE inbox_entries SET merged_into = $2 WHERE entry_id = $1', [merged, kept])
    await makeRegistration({ at: '2026-09-06T23:59:00-07:00' })
    const { all } = await read()
    expect(all.times).toMatchObject({ received: 1, answered: 1 })
    expect(all.backlog).toEqual({ waiting: 1, overdue: 1 })
  })
})

describe('the weeks', () => {
  test('begin on Monday in Arizona, and count what still waits and is overdue', async () => {
    await makeRegistration({ at: '2026-11-22T23:59:00-07:00' })
    const late = await makeRegistration({ at: MONDAY })
    await makeRegistration({ at: MONDAY })
    await pool().query(`UPDATE inbox_entries SET due_at = '2026-12-01'`)
    await pool().query(`UPDATE inbox_entries SET due_at = $2 WHERE entry_id = $1`, [late, hoursAfter(MONDAY, 1)])
    const { weeks, all } = await read()
    expect(weeks).toHaveLength(12)
    expect(weeks.slice(0, 2)).toMatchObject([
      { monday: '2026-11-23', sunday: '2026-11-29', times: { received: 2 }, backlog: { waiting: 2, overdue: 1 } },
      { monday: '2026-11-16', sunday: '2026-11-22', times: { received: 1 }, backlog: { waiting: 1, overdue: 0 } },
    ])
    expect(all.backlog).toEqual({ waiting: 3, overdue: 1 })
    expect((await read('form-entries')).weeks[0]!.times.received).toBe(0)
  })

  test('link to inbox lists of their days', async () => {
    await makeRegistration({ first: 'Sunday', at: '2026-11-22T23:59:00-07:00' })
    await makeRegistration({ first: 'Monday', at: MONDAY })
    const names = async (query: string) =>
      (await listEntries(filtersOf(query), await scopeOf('registrar'))).rows.map(({ person }) => person.split(' ')[0])
    expect(await names('since=2026-11-23&until=2026-11-29')).toEqual(['Monday'])
    expect(await names('since=2026-11-16&until=2026-11-22')).toEqual(['Sunday'])
  })
})

test('a treasurer reads the figures of donations and tours, and of no family', async () => {
  await answeredAfter(2)
  await makeOther('sponsor', 'Sample Tiles')
  const { kinds, all } = await findAnswerFigures((await scopeOf('treasurer')).kinds, null)
  expect(kinds.map(({ kind }) => kind)).toEqual(['tour-requests', 'pledges', 'sponsor-inquiries'])
  expect(all.times.received).toBe(1)
})

test('a new academy has figures without values', async () => {
  const { all, weeks } = await read()
  expect(all).toMatchObject({ times: { received: 0, median: null }, backlog: { waiting: 0, overdue: 0 } })
  expect(weeks.every(({ times }) => times.received === 0)).toBe(true)
  const none = { from: 0, to: 0 }
  expect(await findPlaceFigures(await scopeOf('registrar'), NOW)).toMatchObject({ tryouts: none, places: none })
})
