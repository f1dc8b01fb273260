import { expect, it } from 'vitest'
import { practice, tournament } from '../../../../tests/support/events'
import { findWeeklyPractice, headlineOf, listNextUp } from './next-up'
import { listAllOccurrences, listOccurrences } from './occurrences'

const monday = listOccurrences(practice(), '2027-01-04', '2027-01-04')[0]!
const [weekend] = listOccurrences(tournament(), '2027-04-30', '2027-05-02')

it.each([
  ['2027-01-03T12:00:00-07:00', 'Mon', '6 PM'],
  ['2027-01-04T12:00:00-07:00', 'Tonight', '6 PM'],
  ['2026-12-29T12:00:00-07:00', 'Mon', '6 PM'],
  ['2026-12-28T23:00:00-07:00', 'Jan 4', '6 PM'],
  ['2027-01-05T12:00:00-07:00', 'Jan 4', '6 PM'],
])('names a date seen on %s “%s %s”', (now, day, time) => {
  expect(headlineOf(monday, new Date(now))).toEqual({ day, time })
})

it('names a date without times by its day, and a running tournament “today”', () => {
  expect(headlineOf(weekend!, new Date('2027-04-01T12:00:00-07:00'))).toEqual({ day: 'Apr 30', time: '' })
  expect(headlineOf(weekend!, new Date('2027-05-01T12:00:00-07:00'))).toEqual({ day: 'Today', time: '' })
  const [late] = listOccurrences(tournament({ start: '2027-05-01T02:00:00.000Z' }), '2027-04-30', '2027-04-30')
  expect(headlineOf(late!, new Date('2027-04-30T12:00:00-07:00'))).toEqual({ day: 'Today', time: '' })
})

it('lists each weekday of a series once, then the other events', () => {
  const coming = listAllOccurrences([practice(), tournament()], '2027-01-04', '2027-06-01')
  expect(listNextUp(coming).map(({ day }) => day)).toEqual(['2027-01-04', '2027-01-08', '2027-04-30'])
})

it('lists five dates at most', () => {
  const coming = listAllOccurrences(
    [practice({ weekdays: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA'] })],
    '2027-01-04',
    '2027-02-01',
  )
  expect(listNextUp(coming).map(({ day }) => day.slice(-2))).toEqual(['04', '05', '06', '07', '08'])
})

it('finds the days and times of the weekly practice', () => {
  expect(findWeeklyPractice([tournament(), practice()], '2027-01-01')).toEqual({ days: 'Mon + Fri', times: '6–8 PM' })
  expect(findWeeklyPractice([practice({ weekdays: [] })], '2027-01-01')?.days).toBe('Mon')
  expect(findWeeklyPractice([practice({ until: '2027-01-01' })], '2027-01-01')).not.toBeNull()
  expect(findWeeklyPractice([practice({ until: null })], '2027-01-01')).not.toBeNull()
})

it.each([
  { until: '2026-12-01' },
  { isCancelled: true },
  { allDay: true },
  { repeat: 'none' as const },
  { type: 'game' as const },
])('finds no weekly practice when it is %o', (change) => {
  expect(findWeeklyPractice([practice(change)], '2027-01-01')).toBeNull()
})
