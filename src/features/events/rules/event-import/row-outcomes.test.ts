import { describe, expect, test } from 'vitest'
import { valueOf } from '../../../../../tests/support/result'
import { evaluateEvents, readEventColumns } from './row-outcomes'

const HEADER = ['Title', 'Type', 'Date', 'Start', 'End', 'Location', 'Team', 'Details']
const GOOD = ['Winter game', 'game', '12/05/2026', '6:30 PM', '8 PM', 'Main gym', '12U, 13U', 'Bring both jerseys.']
const SQUADS = ['12U', '13U']

function judge(...lines: string[][]) {
  const columns = valueOf(readEventColumns(HEADER))
  return evaluateEvents(
    columns,
    lines.map((cells, index) => ({ line: index + 2, cells })),
    [{ title: 'winter GAME', start: '2026-12-13T01:30:00.000Z' }],
    SQUADS,
  )
}

test('reads a line as an event in the academy’s time zone', () => {
  const { outcomes, events } = judge(GOOD)
  expect(outcomes).toEqual([
    { line: 2, name: 'Winter game', outcome: 'add', reason: 'Sat, Dec 5, 2026, 6:30 PM to 8 PM, Main gym, 12U, 13U.' },
  ])
  expect(events).toEqual([
    {
      line: 2,
      title: 'Winter game',
      type: 'game',
      squads: ['12U', '13U'],
      allDay: false,
      start: '2026-12-06T01:30:00.000Z',
      end: '2026-12-06T03:00:00.000Z',
      place: { name: 'Main gym', address: null },
      description: 'Bring both jerseys.',
    },
  ])
})

test.each([
  ['18:30', '20:00'],
  ['6:30pm', '8 p.m.'],
])('times from %s to %s are read', (start, end) => {
  const [event] = judge(GOOD.with(3, start).with(4, end)).events
  expect([event?.start, event?.end]).toEqual(['2026-12-06T01:30:00.000Z', '2026-12-06T03:00:00.000Z'])
})

test('distinguishes noon from midnight', () => {
  const [event] = judge(GOOD.with(3, '12 AM').with(4, '12:15 PM')).events
  expect([event?.start, event?.end]).toEqual(['2026-12-05T07:00:00.000Z', '2026-12-05T19:15:00.000Z'])
})

test.each([
  ['1 AM', '1 PM', ['2026-12-05T08:00:00.000Z', '2026-12-05T20:00:00.000Z']],
  ['12 PM', '11:59 PM', ['2026-12-05T19:00:00.000Z', '2026-12-06T06:59:00.000Z']],
  ['0:00', '23:00', ['2026-12-05T07:00:00.000Z', '2026-12-06T06:00:00.000Z']],
])('reads the first and the last times of a day: %s to %s', (start, end, times) => {
  const [event] = judge(GOOD.with(3, start).with(4, end)).events
  expect([event?.start, event?.end]).toEqual(times)
})

test('reads texts at their maximum, a type by its key or its label, and the squads once each', () => {
  const longest = GOOD.with(0, 'x'.repeat(80)).with(5, 'x'.repeat(80)).with(7, 'x'.repeat(1500))
  expect(judge(longest).outcomes).toMatchObject([{ outcome: 'add' }])
  expect(judge(GOOD.with(1, '')).events).toMatchObject([{ type: 'other' }])
  expect(judge(GOOD.with(1, 'OTHER')).events).toMatchObject([{ type: 'other' }])
  expect(judge(GOOD.with(1, 'Event')).events).toMatchObject([{ type: 'other' }])
  expect(judge(GOOD.with(6, '13u and 12U & 13U')).events).toMatchObject([{ squads: ['13U', '12U'] }])
  expect(judge(GOOD.with(6, 'Everyone')).events).toMatchObject([{ squads: [] }])
})

test('reads an event of several days, which must not end before it starts', () => {
  const header = [...HEADER, 'Last day']
  const columns = valueOf(readEventColumns(header))
  const outcomesOf = (lastDay: string) =>
    evaluateEvents(columns, [{ line: 2, cells: [...GOOD.with(3, '').with(4, ''), lastDay] }], [], SQUADS)
  expect(outcomesOf('12/06/2026').events).toMatchObject([
    { allDay: true, start: '2026-12-05T07:00:00.000Z', end: '2026-12-06T07:00:00.000Z' },
  ])
  expect(outcomesOf('12/04/2026').outcomes).toMatchObject([{ outcome: 'refused' }])
  expect(outcomesOf('soon').outcomes).toMatchObject([{ reason: '“soon” is not a day. Write it like 12/05/2026.' }])
})

test('an event without times lasts all day, and one without squads is for everyone', () => {
  const { outcomes, events } = judge(GOOD.with(3, '').with(4, '').with(6, ''))
  expect(outcomes[0]!.reason).toBe('Sat, Dec 5, 2026, all day, Main gym, everyone.')
  expect(events[0]).toMatchObject({ allDay: true, squads: [] })
})

describe('a line is refused', () => {
  test.each([
    [0, '', 'The title is missing.'],
    [1, 'party', '“party” is no type. Use Tryout, Clinic, Practice, Game, Tournament, Meeting, Event.'],
    [2, '', 'The date is missing.'],
    [2, '13/25/2026', '“13/25/2026” is not a day. Write it like 12/05/2026.'],
    [2, '2026-02-30', '“2026-02-30” is not a day. Write it like 12/05/2026.'],
    [3, 'evening', '“evening” is no time. Write it like 6:30 PM.'],
    [3, '25:00', '“25:00” is no time. Write it like 6:30 PM.'],
    [3, '24:00', '“24:00” is no time. Write it like 6:30 PM.'],
    [3, '6:60 PM', '“6:60 PM” is no time. Write it like 6:30 PM.'],
    [3, '13 AM', '“13 AM” is no time. Write it like 6:30 PM.'],
    [3, '0:30 PM', '“0:30 PM” is no time. Write it like 6:30 PM.'],
    [3, '', 'When it starts is missing.'],
    [4, 'late', '“late” is no time. Write it like 8 PM.'],
    [4, '', 'When it ends is missing.'],
    [4, '6 PM', 'The end must be after the start.'],
    [5, '', 'The place is missing.'],
    [6, '15U', '“15U” is no squad. Use 12U, 13U.'],
    [7, '', 'The description is missing.'],
    [0, 'x'.repeat(81), 'The title has more than 80 letters.'],
  ])('with cell %i as %j: %s', (index, text, reason) => {
    expect(judge(GOOD.with(index, text)).outcomes).toMatchObject([{ outcome: 'refused', reason }])
  })

  test('when the file has the event twice', () => {
    expect(judge(GOOD, GOOD).outcomes.map(({ reason }) => reason)[1]).toBe('The same event is in line 2.')
  })
})

test('skips an event that is already in the calendar', () => {
  expect(judge(GOOD.with(2, '2026-12-12')).outcomes).toMatchObject([{ outcome: 'same' }])
})

test('names the missing columns', () => {
  expect(readEventColumns(['Color', 'Date'])).toMatchObject({
    error: 'The first line must name the columns. Missing: “Title”, “Place”, “Description”.',
  })
})
