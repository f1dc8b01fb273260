import { describe, expect, test } from 'vitest'
import { practice, tournament } from '../../../../tests/support/events'
import { alsoLabel, daysLabel, divisionsLabel, repeatLabel, timesLabel, weekdaysLabel } from './labels'
import { groupByMonth, isVisibleMonth, monthGrid, monthRange, monthTitle, shiftMonth } from './months'
import { listAllOccurrences } from './occurrences'
import {
  findEndProblem,
  exceptionProblem,
  hasMoved,
  horizonOf,
  findRepeatProblem,
  weekdaysProblem,
  type Schedule,
} from './calendar'

const start = '2027-01-05T01:00:00.000Z'
const end = '2027-01-05T03:00:00.000Z'
const weekly: Schedule = { start, end, repeat: 'weekly', weekdays: ['MO', 'FR'], until: '2027-05-28T12:00:00.000Z' }
const off = (day: string) => ({ date: `2027-01-${day}`, kind: 'cancelled' as const, note: null })

describe('what staff enter', () => {
  test.each([
    [{ start }, 'Enter when it ends.'],
    [{ start, end: start }, 'The end must be after the start.'],
    [{ start, end }, null],
    [{ end, allDay: true }, null],
    [{ start: '2027-05-01T07:00:00Z', end: '2027-05-01T07:00:00Z', allDay: true }, null],
    [
      { start: '2027-05-02T07:00:00Z', end: '2027-05-01T07:00:00Z', allDay: true },
      'The last day must not be before the first day.',
    ],
  ])('end of %o: %s', (schedule, problem) => expect(findEndProblem(schedule)).toBe(problem))

  test.each([
    [{ ...weekly, repeat: 'none' as const, until: null }, null],
    [{ ...weekly, until: null }, 'Enter the last day on which it may take place.'],
    [{ ...weekly, repeat: 'fortnightly' as const, until: null }, 'Enter the last day on which it may take place.'],
    [{ ...weekly, start: null }, null],
    [{ ...weekly, until: '2027-01-04T12:00:00.000Z' }, 'The last day must be after the first date.'],
    [{ ...weekly, until: '2027-01-05' }, null],
    [{ ...weekly, until: '2029-01-04T12:00:00.000Z' }, null],
    [{ ...weekly, until: '2029-01-05' }, 'An event repeats for two years at most. Choose an earlier day.'],
  ])('until of %o: %s', (schedule, problem) => expect(findRepeatProblem(schedule)).toBe(problem))

  test('requires the weekday of the first date among the weekdays', () => {
    expect(weekdaysProblem({ ...weekly, weekdays: ['TU'] })).toBe('The first date is a Monday: choose Monday as well.')
    for (const weekdays of [null, [], ['MO' as const], ['TU' as const, 'MO' as const]]) {
      expect(weekdaysProblem({ ...weekly, weekdays })).toBeNull()
    }
    expect(weekdaysProblem({ ...weekly, weekdays: ['TU'], start: null })).toBeNull()
    expect(weekdaysProblem({ ...weekly, weekdays: ['TU'], repeat: 'none' })).toBeNull()
  })

  test('an exception must be a date of the event and listed once', () => {
    const day = '2027-01-08T12:00:00.000Z'
    expect(exceptionProblem(null, weekly)).toBe('Enter the date.')
    expect(exceptionProblem(day, weekly)).toBeNull()
    expect(exceptionProblem('2027-05-28', weekly)).toBeNull()
    expect(exceptionProblem('2027-05-31', weekly)).toContain('does not take place on Monday, May 31, 2027')
    expect(exceptionProblem('2027-01-05', weekly)).toContain('does not take place on Tuesday, Jan 5, 2027')
    expect(exceptionProblem(day, { ...weekly, repeat: 'none' })).toContain('Only a repeating event')
    expect(exceptionProblem('2027-01-11', { ...weekly, weekdays: null })).toBeNull()
    expect(exceptionProblem('2027-01-05', { ...weekly, start: null })).toBeNull()
    expect(exceptionProblem('2027-01-05', { ...weekly, until: null })).toBeNull()
    const others = [{ date: day }, { date: '2027-01-11' }, { date: null }, {}]
    expect(exceptionProblem(day, { ...weekly, exceptions: others })).toBeNull()
    const twice = [{ date: day }, { date: '2027-01-08' }]
    expect(exceptionProblem(day, { ...weekly, exceptions: twice })).toBe('Friday, Jan 8, 2027 is in this list twice.')
  })

  test.each<[string, Schedule, boolean]>([
    ['nothing', {}, false],
    ['the same time written otherwise', { start: '2027-01-04T18:00:00-07:00' }, false],
    ['the order of weekdays', { weekdays: ['FR', 'MO'] }, false],
    ['the time', { start: '2027-01-05T01:30:00Z' }, true],
    ['the place', { place: { name: 'Other gym' } }, true],
    ['the address of the place', { place: { address: '1 Other Road' } }, true],
    ['the weekdays', { weekdays: ['MO'] }, true],
    ['an exception', { exceptions: [{ date: '2027-01-08', kind: 'skipped' }] }, true],
    ['a cancellation', { cancelled: true }, true],
    ['the hour that is stored with the last day', { until: '2027-05-28' }, false],
    ['the last day', { until: '2027-05-21' }, true],
    ['the rhythm', { repeat: 'fortnightly' }, true],
  ])('calendars are updated after a change of %s', (_what, change, expected) => {
    expect(hasMoved(weekly, { ...weekly, ...change })).toBe(expected)
  })

  test.each<[string, Schedule, boolean]>([
    ['their order, their hour and an empty note', { exceptions: [off('15'), { ...off('08'), note: '' }] }, false],
    ['the day of one', { exceptions: [off('11'), off('15')] }, true],
    ['the kind of one', { exceptions: [{ ...off('08'), kind: 'skipped' }, off('15')] }, true],
    ['the note of one', { exceptions: [{ ...off('08'), note: 'The gym is closed' }, off('15')] }, true],
    ['anything, when it no longer repeats', { repeat: 'none' }, true],
  ])('calendars are updated after a change in the exceptions: %s', (_what, change, expected) => {
    const before: Schedule = { ...weekly, exceptions: [{ ...off('08'), date: '2027-01-08T12:00:00Z' }, off('15')] }
    expect(hasMoved(before, { ...before, ...change })).toBe(expected)
  })

  test('ignores fields that are not filled in yet', () => {
    const draft: Schedule = { start, repeat: 'weekly', weekdays: [], exceptions: [] }
    expect(hasMoved(draft, { ...draft, weekdays: null, until: undefined, exceptions: null })).toBe(false)
    expect(hasMoved({ ...draft, place: { name: '', address: '' } }, draft)).toBe(false)
    const blank: Schedule = { ...draft, exceptions: [{}] }
    expect(hasMoved(blank, { ...blank, exceptions: [{ note: '' }] })).toBe(false)
  })
})

test.each([
  ['2027-01-05', '2028-01-06'],
  ['2027-03-01', '2028-03-01'],
])('on %s an event is looked for until %s, the same day of the next year included', (today, last) => {
  expect(horizonOf(today)).toBe(last)
})

describe('words', () => {
  test.each([
    [practice(), '6–8 PM'],
    [practice({ start: '2027-01-04T18:00:00Z', end: '2027-01-04T20:30:00Z' }), '11 AM–1:30 PM'],
    [practice({ start: '2027-01-04T16:30:00Z', end: '2027-01-04T18:00:00Z' }), '9:30–11 AM'],
    [tournament(), 'All day'],
  ])('times', (event, label) => expect(timesLabel({ event, start: event.start, end: event.end })).toBe(label))

  test.each([
    ['2027-03-06', '2027-03-06', 'Saturday, March 6'],
    ['2027-03-06', '2027-03-07', 'March 6–7'],
    ['2027-04-30', '2027-05-02', 'April 30 to May 2'],
  ])('days from %s to %s: %s', (day, lastDay, label) => expect(daysLabel({ day, lastDay })).toBe(label))

  test('repeats', () => {
    expect(repeatLabel(practice())).toBe('Every Monday and Friday until May 28, 2027')
    expect(repeatLabel(practice({ repeat: 'fortnightly', weekdays: [], until: null }))).toBe('Every other Monday')
    expect(repeatLabel(tournament())).toBeNull()
    expect(divisionsLabel([])).toBe('Everyone')
    expect(weekdaysLabel({ day: '2027-04-30', lastDay: '2027-05-02' })).toBe('Fri–Sun')
    expect(alsoLabel([{ day: '2027-01-08' }, { day: '2027-01-11' }])).toBe('Also on January 8 and 11')
  })
})

describe('months', () => {
  test('shifts across the turn of the year, and formats the name', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2027-01', -1), shiftMonth('2026-11', 18)]).toEqual([
      '2027-01',
      '2026-12',
      '2028-05',
    ])
    expect(monthTitle('2027-01')).toBe('January 2027')
    expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  test.each([
    ['2026-11', true],
    ['2025-11', true],
    ['2025-10', false],
    ['2028-05', true],
    ['2028-06', false],
    ['2026-13', false],
    ['2026-1', false],
    ['2026-00', false],
    ['x', false],
    ['2026-11-01', false],
  ])('%s is shown: %s', (month, expected) => expect(isVisibleMonth(month, '2026-11-21')).toBe(expected))

  test('the grid has whole weeks from Sunday on, and lists an event of several days on each of them', () => {
    const grid = monthGrid('2027-05', listAllOccurrences([practice(), tournament()], '2027-05-01', '2027-05-31'))
    expect(grid.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect([grid[0]![0]!.day, grid[0]![6]!.day, grid.at(-1)!.at(-1)!.day]).toEqual([
      '2027-04-25',
      '2027-05-01',
      '2027-06-05',
    ])
    const days = grid.flat().filter(({ occurrences }) => occurrences.length > 0)
    expect(days.filter(({ occurrences }) => occurrences[0]!.event.allDay).map(({ day }) => day)).toEqual([
      '2027-05-01',
      '2027-05-02',
    ])
    expect(days).toHaveLength(10)
  })

  test('lists a series once a month, and its canceled dates separately', () => {
    const event = practice({ exceptions: [{ day: '2027-01-11', kind: 'cancelled', note: 'Closed' }] })
    const groups = groupByMonth(listAllOccurrences([event, tournament()], '2027-01-01', '2027-05-31'))
    expect(groups.map(({ month, rows }) => [month, rows.length])).toEqual([
      ['2027-01', 2],
      ['2027-02', 1],
      ['2027-03', 1],
      ['2027-04', 2],
      ['2027-05', 1],
    ])
    const [series, cancelled] = groups[0]!.rows
    expect(series!.others.map(({ day }) => day.slice(8))).toEqual(['08', '15', '18', '22', '25', '29'])
    expect([cancelled!.first.day, cancelled!.others]).toEqual(['2027-01-11', []])
  })

  test('a series whose first date of a month is canceled still has its own row', () => {
    const event = practice({ exceptions: [{ day: '2027-01-04', kind: 'cancelled', note: null }] })
    const [january] = groupByMonth(listAllOccurrences([event], '2027-01-01', '2027-01-15'))
    const days = january!.rows.map(({ first, others }) => [first, ...others].map(({ day }) => day.slice(8)))
    expect(days).toEqual([['04'], ['08', '11', '15']])
  })

  test('a series that is canceled as a whole is listed as canceled once a month', () => {
    const dates = listAllOccurrences([practice({ isCancelled: true })], '2027-01-01', '2027-01-31')
    expect(groupByMonth(dates)).toMatchObject([{ rows: [{ first: { day: '2027-01-04', isCancelled: true } }] }])
  })
})
