import { beforeAll, describe, expect, test } from 'vitest'
import { toPublicEvent } from '@/features/events/rules/public-event'
import { listOccurrences } from '@/features/events/rules/occurrences'
import { readProgress } from '@/features/giving/server/pledges/queries'
import { findBoard } from '@/features/coaching/server/coach-home/queries'
import { listRegistrationWeeks } from '@/features/dashboard/server/work-queue/weeks'
import { WEEKS } from '@/features/reports/rules/weeks'
import { listColumns } from '@/features/entries/server/queries'
import { parseFilters } from '@/features/entries/rules/parse-filters'
import { INBOX_KIND_KEYS, INBOX_KINDS } from '@/features/entries/rules/kinds'
import { explainRefusedMove, FLOWS } from '@/features/entries/rules/flow'
import { addDaysTo, toDay } from '@/lib/dates'
import { REFERENCE_PATTERN } from '@/lib/reference'
import { pool } from '@/server/database/pool'
import { countLists } from '@/features/dashboard/server/work-queue/count'
import { findWaiting } from '@/features/dashboard/server/work-queue/waiting'
import { assignDemoEntries, seedOffice } from '../../seed/office'
import { referenceOf, tableOf } from '../../seed/office/columns'
import { readEntries } from '../../seed/office/content'
import { scopeOf } from './inbox-support'
import { staffAs } from './staff'
import { countRows, freshDatabase, payload } from './support'
import { queryMails } from '../support/mails'

freshDatabase('demo')

const NOW = new Date()
const FAMILIES = `kind IN ('player-registrations', 'tryout-registrations')`

describe('a fresh demo shows the office at work', () => {
  beforeAll(async () => {
    await seedOffice(await payload(), NOW)
    await assignDemoEntries()
  })

  test('thirty families wrote in the last twelve weeks, in every week and in every status', async () => {
    const weeks = await listRegistrationWeeks(NOW)
    expect(weeks).toHaveLength(WEEKS)
    // The current week may have no entry yet.
    const past = weeks.filter(({ monday }) => addDaysTo(monday, 7) <= toDay(NOW))
    expect(past.filter(({ total }) => total === 0).map(({ monday }) => monday)).toEqual([])
    const statuses = await column<string>(`SELECT DISTINCT status FROM inbox_entries WHERE ${FAMILIES}`)
    expect(statuses.toSorted()).toEqual(Object.keys(FLOWS.registration).toSorted())
    const [count] = await column<number>(`SELECT count(*)::int FROM inbox_entries WHERE ${FAMILIES}`)
    expect(count).toBeGreaterThanOrEqual(30)
  })

  test('the campaign has raised the amount of the specification, including gifts entered by the office', async () => {
    const { docs } = await (await payload()).find({ collection: 'campaigns', sort: 'order', limit: 1, depth: 0 })
    const { progress } = await readProgress(docs[0]!)
    expect(progress).toMatchObject({ raisedCents: 1_500_000, percent: '30.0' })
  })

  test('there is no practice on a holiday or during a tournament, and the calendar covers a year', async () => {
    const { docs } = await (await payload()).find({ collection: 'events', pagination: false })
    const events = docs.map(toPublicEvent).filter((event) => event !== null)
    const last = addDaysTo(toDay(NOW), 400)
    const practices = events
      .filter(({ type }) => type === 'practice')
      .flatMap((event) => listOccurrences(event, toDay(NOW), last))
    const away = events
      .filter(({ type }) => type === 'tournament')
      .flatMap((event) => listOccurrences(event, toDay(NOW), last))
    const days = practices.map(({ day }) => day)
    expect(days.filter((day) => day.endsWith('-12-25') || day.endsWith('-01-01'))).toEqual([])
    expect(days.filter((day) => away.some((trip) => trip.day <= day && day <= trip.lastDay))).toEqual([])
    expect(days.at(-1)! > addDaysTo(toDay(NOW), 355)).toBe(true)
  })

  test('every family number of the dashboard has something to count, and some of it is overdue', async () => {
    const admin = await staffAs('admin')
    const counts = new Map((await countLists(admin, NOW)).map(({ key, count }) => [key, count]))
    expect(['comments', 'thanks', 'letters', 'mails'].filter((key) => !counts.get(key))).toEqual([])
    const { queues } = await findWaiting(admin)
    expect(queues.map(({ kind }) => kind)).toEqual(INBOX_KIND_KEYS)
    expect(queues.some(({ late }) => late > 0)).toBe(true)
  })

  test('every column of the board has a family', async () => {
    const columns = await listColumns(
      parseFilters(new URLSearchParams('kind=player-registrations')),
      await scopeOf('admin'),
    )
    const empty = columns.filter(({ count }) => count === 0).map(({ status }) => status)
    expect(empty).toEqual([])
  })

  test('a family that was promised a call is due, with a person', async () => {
    const { rows } = await pool().query<{ count: number; alone: number }>(
      `SELECT count(*)::int AS count, count(*) FILTER (WHERE assignee_id IS NULL OR due_at IS NULL)::int AS alone
       FROM inbox_entries WHERE call_promised`,
    )
    expect(rows[0]!.count).toBeGreaterThan(2)
    expect(rows[0]!.alone).toBe(0)
  })

  test('every status change was allowed, made by staff, and in the past', async () => {
    const names = await column<string>('SELECT name FROM staff')
    for (const kind of INBOX_KIND_KEYS) {
      const { rows } = await pool().query<{ from: string; to: string; by: string; at: Date }>(
        `SELECT "from", "to", by_name AS by, at FROM ${tableOf(kind)}_history`,
      )
      for (const { from, to, by, at } of rows) {
        // The database requires a place on the roster for this status.
        if (to !== 'enrolled')
          expect(explainRefusedMove(INBOX_KINDS[kind].flow, from, to), `${kind}: ${from} to ${to}`).toBeNull()
        expect(names).toContain(by)
        expect(at.getTime()).toBeLessThan(NOW.getTime())
      }
    }
  })

  test('staff answers are in the outbox, filled in; the audit notes follow the calendar', async () => {
    const { rows } = await queryMails(pool(), `SELECT subject, text FROM mails WHERE kind LIKE 'answer-%'`)
    const texts = rows.map(({ subject, text }) => `${subject}${text}`)
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
    const times = await column<Date>(
      `SELECT at FROM audit_events WHERE action = 'changed' AND entry_id IS NOT NULL ORDER BY id`,
    )
    expect(times).toEqual(times.toSorted((one, other) => one.getTime() - other.getTime()))
  })

  test('in a closed tryout day every player got an answer, and the next one has its players', async () => {
    const { docs } = await (await payload()).find({ collection: 'tryout-days', sort: 'day' })
    expect(docs.map(({ state }) => state)).toEqual(['closed', 'open'])
    const settled = await Promise.all(
      docs.map(({ id }) => column<boolean>(`SELECT is_settled FROM tryout_candidates('${id}')`)),
    )
    expect(settled[0]?.length).toBeGreaterThan(2)
    expect(settled[0]).not.toContain(false)
    expect(settled[1]?.length).toBeGreaterThan(2)
  })

  test('a coach’s board has players who watched, answered, missed a question and have open assignments', async () => {
    const [twelve] = await column<string>(`SELECT id FROM divisions WHERE key = '12U'`)
    const board = await findBoard(twelve!, toDay(NOW))
    expect(board.progress.length).toBeGreaterThan(10)
    expect(board.assigned.length).toBeGreaterThan(0)
    expect(board.missed.length).toBeGreaterThan(0)
  })

  test('the calendar has dates before and after today with a location, and the media page has albums', async () => {
    const cms = await payload()
    const published = { _status: { equals: 'published' as const } }
    const { docs: events } = await cms.find({ collection: 'events', where: published, pagination: false })
    expect(events.filter(({ start }) => start < NOW.toISOString()).length).toBeGreaterThan(1)
    expect(events.filter(({ start }) => start > NOW.toISOString()).length).toBeGreaterThan(4)
    expect(events.filter(({ place }) => !place?.name || !place.address)).toEqual([])
    const drafts = await cms.count({ collection: 'events', where: { _status: { equals: 'draft' } } })
    expect(drafts.totalDocs).toBe(0)
    const { docs: albums } = await cms.find({ collection: 'albums', where: published })
    expect(albums.map(({ pictures }) => pictures.length > 2)).toEqual([true, true])
  })

  test('the seed is deterministic, and an existing office is left unchanged', async () => {
    const entries = await readEntries()
    const references = await column<string>('SELECT reference FROM inbox_entries')
    expect(references.toSorted()).toEqual(entries.map(referenceOf).toSorted())
    expect(references.filter((reference) => !REFERENCE_PATTERN.test(reference))).toEqual([])
    const before = await Promise.all(['inbox_entries', 'events', 'film_views', 'tryout_days'].map(countRows))
    await seedOffice(await payload(), NOW)
    expect(await Promise.all(['inbox_entries', 'events', 'film_views', 'tryout_days'].map(countRows))).toEqual(before)
  })
})

async function column<Value>(statement: string): Promise<Value[]> {
  const { rows } = await pool().query({ text: statement, rowMode: 'array' })
  return rows.map(([value]: Value[]) => value as Value)
}
