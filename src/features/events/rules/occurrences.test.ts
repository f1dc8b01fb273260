import { describe, expect, test, vi } from 'vitest'
import { formatTime } from '@/lib/dates'
import { practice, tournament } from '../../../../tests/support/events'
import { firstOccurrence, isOver, listAllOccurrences, listOccurrences, toSingleDay } from './occurrences'

const ZONES = ['UTC', 'America/New_York', 'Pacific/Kiritimati']
const days = (event: ReturnType<typeof practice>, from: string, to: string) =>
  listOccurrences(event, from, to).map(({ day }) => day)

describe.each(ZONES)('on a machine in %s', (zone) => {
  test('a practice at six stays at six all year, across daylight saving changes elsewhere', () => {
    vi.stubEnv('TZ', zone)
    const year = listOccurrences(practice({ until: '2027-12-31' }), '2027-01-01', '2027-12-31')
    expect(year).toHaveLength(104)
    for (const { start, end, day, lastDay } of year) {
      expect([formatTime(start), formatTime(end), lastDay]).toEqual(['6 PM', '8 PM', day])
    }
  })

  test('its days are Mondays and Fridays, from the first to the last day inclusive', () => {
    vi.stubEnv('TZ', zone)
    expect(days(practice(), '2026-12-01', '2027-01-15')).toEqual([
      '2027-01-04',
      '2027-01-08',
      '2027-01-11',
      '2027-01-15',
    ])
    expect(days(practice(), '2027-05-22', '2027-12-31')).toEqual(['2027-05-24', '2027-05-28'])
    expect(days(practice({ until: '2027-05-27' }), '2027-05-22', '2027-12-31')).toEqual(['2027-05-24'])
  })
})

test.each([
  ['weekly over the end of February', { until: '2027-03-12' }, '2027-02-22', ['02-22', '02-26', '03-01', '03-05']],
  [
    'every two weeks, weeks beginning on Monday',
    { repeat: 'fortnightly' as const },
    '2027-01-01',
    ['01-04', '01-08', '01-18', '01-22'],
  ],
  [
    'on the weekday of the first date when none is chosen',
    { weekdays: [] },
    '2027-01-01',
    ['01-04', '01-11', '01-18', '01-25'],
  ],
])('%s', (_name, change, from, expected) => {
  const found = days(practice(change), from, '2027-03-05')
  expect(found.slice(0, 4)).toEqual(expected.map((day) => `2027-${day}`))
})

test('omits a skipped date, and lists a canceled one with its note', () => {
  const event = practice({
    exceptions: [
      { day: '2027-01-08', kind: 'skipped', note: null },
      { day: '2027-01-11', kind: 'cancelled', note: 'The gym is closed.' },
    ],
  })
  const found = listOccurrences(event, '2027-01-01', '2027-01-15')
  expect(found.map(({ day, isCancelled, note }) => [day, isCancelled, note])).toEqual([
    ['2027-01-04', false, null],
    ['2027-01-11', true, 'The gym is closed.'],
    ['2027-01-15', false, null],
  ])
})

test('cancels every date with the event’s note when the whole event is canceled', () => {
  const event = practice({ isCancelled: true, cancelNote: 'No coach.' })
  const found = listOccurrences(event, '2027-01-01', '2027-01-15')
  expect(found.every(({ isCancelled, note }) => isCancelled && note === 'No coach.')).toBe(true)
})

test('a tournament is listed on every day it lasts', () => {
  expect(listOccurrences(tournament(), '2027-05-01', '2027-05-31')).toMatchObject([
    { day: '2027-04-30', lastDay: '2027-05-02' },
  ])
  expect(listOccurrences(tournament(), '2027-05-03', '2027-05-31')).toEqual([])
})

test('an event until midnight is on one day, a longer one on two', () => {
  const late = practice({ repeat: 'none', until: null, start: '2027-01-05T05:00:00.000Z' })
  expect(listOccurrences({ ...late, end: '2027-01-05T07:00:00.000Z' }, '2027-01-01', '2027-02-01')[0]?.lastDay).toBe(
    '2027-01-04',
  )
  expect(listOccurrences({ ...late, end: '2027-01-05T07:30:00.000Z' }, '2027-01-01', '2027-02-01')[0]?.lastDay).toBe(
    '2027-01-05',
  )
})

test('an event is over when it ends, an all-day event at the end of the day', () => {
  const evening = listOccurrences(practice(), '2027-01-04', '2027-01-04')[0]!
  expect(isOver(evening, new Date('2027-01-05T02:59:59Z'))).toBe(false)
  expect(isOver(evening, new Date('2027-01-05T03:00:00Z'))).toBe(true)
  const weekend = listOccurrences(tournament(), '2027-04-30', '2027-05-02')[0]!
  expect(isOver(weekend, new Date('2027-05-03T06:59:00Z'))).toBe(false)
  expect(isOver(weekend, new Date('2027-05-03T07:00:00Z'))).toBe(true)
})

test('sorts the dates of several events, all-day events first', () => {
  const clinic = practice({
    slug: 'clinic',
    repeat: 'none',
    until: null,
    start: '2027-04-30T16:00:00.000Z',
    end: '2027-04-30T18:00:00.000Z',
  })
  const found = listAllOccurrences([practice(), clinic, tournament()], '2027-04-30', '2027-05-03')
  expect(found.map(({ event }) => event.slug)).toEqual([
    'desert-tournament',
    'clinic',
    'evening-practice',
    'evening-practice',
  ])
})

test('sorts an all-day event before a timed one that starts at midnight', () => {
  const night = {
    repeat: 'none',
    until: null,
    start: '2027-04-29T07:00:00.000Z',
    end: '2027-04-29T10:00:00.000Z',
  } as const
  const events = [practice({ ...night, slug: 'lock-in' }), practice({ ...night, slug: 'camp', allDay: true })]
  const found = listAllOccurrences(events, '2027-04-29', '2027-04-29')
  expect(found.map(({ event }) => event.slug)).toEqual(['camp', 'lock-in'])
})

test('an event begins with its first date, even a skipped one', () => {
  const event = practice({ exceptions: [{ day: '2027-01-04', kind: 'skipped', note: null }] })
  expect(firstOccurrence(event)).toMatchObject({ day: '2027-01-04', start: event.start, isCancelled: false })
})

test('makes one day of a series a separate event', () => {
  const series = practice()
  expect(toSingleDay(series, '2027-01-08')).toMatchObject({
    repeat: 'none',
    until: null,
    start: '2027-01-09T01:00:00.000Z',
    uid: `2027-01-08-${series.uid}`,
    isCancelled: false,
  })
  expect(toSingleDay(series, '2027-01-09')).toBeNull()
})

test('keeps a canceled day canceled, with its note', () => {
  const exceptions = [{ day: '2027-01-08', kind: 'cancelled' as const, note: 'The gym is closed.' }]
  expect(toSingleDay(practice({ exceptions }), '2027-01-08')).toMatchObject({
    isCancelled: true,
    cancelNote: 'The gym is closed.',
  })
})

test('cancels a single day of a canceled event, with the note of the event', () => {
  const exceptions = [{ day: '2027-01-08', kind: 'cancelled' as const, note: 'The gym is closed.' }]
  const canceled = practice({ isCancelled: true, cancelNote: 'No coach.', exceptions })
  for (const day of ['2027-01-04', '2027-01-08'])
    expect(toSingleDay(canceled, day)).toMatchObject({ isCancelled: true, cancelNote: 'No coach.' })
})
