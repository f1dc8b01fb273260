import { describe, expect, test } from 'vitest'
import { findSlotProblem, groupByDay, listFreeSlots, nextSlots, dayHint, slotLabel, type TourTimes } from './slots'

// Tuesday, June 2, 2026, 11 PM in Phoenix: already Wednesday in London.
const NOW = new Date('2026-06-03T06:00:00Z')
const TIMES: TourTimes = {
  weekly: [
    { weekday: 2, time: '16:30' },
    { weekday: 3, time: '10:00' },
    { weekday: 3, time: '09:00' },
  ],
  blackouts: [{ from: '2026-06-09T12:00:00Z', to: null, reason: 'a tournament' }],
  minutes: 45,
  daysAhead: 14,
  noticeHours: 12,
  place: 'The gym',
  held: ['2026-06-16T23:30:00.000Z'],
  closed: [0, 3],
}

test('free times respect notice, horizon, days without tours and reserved times', () => {
  expect(listFreeSlots(TIMES, NOW).map(slotLabel)).toEqual(['Wed, Jun 10, 9 AM', 'Wed, Jun 10, 10 AM'])
  // Nine in the morning is less than twelve hours away; half an hour later tonight would not be.
  expect(listFreeSlots({ ...TIMES, noticeHours: 10 }, NOW)[0]).toMatchObject({ day: '2026-06-03', time: '09:00' })
})

test('uses the academy’s time zone in summer and winter', () => {
  const [slot] = listFreeSlots({ ...TIMES, blackouts: [], held: [] }, NOW)
  expect(slot).toEqual({ day: '2026-06-09', time: '16:30', at: '2026-06-09T23:30:00.000Z' })
  const [winter] = listFreeSlots(
    { ...TIMES, weekly: [{ weekday: 2, time: '16:30' }] },
    new Date('2026-12-07T00:00:00Z'),
  )
  expect(winter?.at).toBe('2026-12-08T23:30:00.000Z')
})

describe('a day and a time that were sent', () => {
  test.each([
    ['2026-06-10', '09:00', null],
    ['2026-06-10', '', null],
    ['2026-06-11', '', null],
    ['2026-06-07', '', 'We are closed on Sundays. Please choose another day.'],
    ['2026-06-09', '', 'There are no tours on this day because of a tournament.'],
    ['2026-06-09', '16:30', 'There are no tours on this day because of a tournament.'],
    ['2026-06-16', '16:30', 'Someone has just taken this time. Still free: Wed, Jun 10, 9 AM; Wed, Jun 10, 10 AM.'],
    ['2026-06-10', '09:30', 'Someone has just taken this time. Still free: Wed, Jun 10, 9 AM; Wed, Jun 10, 10 AM.'],
    ['2026-07-08', '09:00', 'Someone has just taken this time. Still free: Wed, Jun 10, 9 AM; Wed, Jun 10, 10 AM.'],
  ])('%s %s gives %s', (day, time, problem) => {
    expect(findSlotProblem(day, time, TIMES, NOW)).toBe(problem)
  })

  test('get a message with an alternative when nothing is free', () => {
    expect(findSlotProblem('2026-06-10', '09:00', { ...TIMES, weekly: [], closed: [] }, NOW)).toBe(
      'Someone has just taken this time. Send a day alone, and we find a time.',
    )
  })
})

test('offers the next times for a day without times, and explains a closed day', () => {
  const free = listFreeSlots(TIMES, NOW)
  expect(nextSlots('2026-06-05', free).map(slotLabel)).toEqual(['Wed, Jun 10, 9 AM', 'Wed, Jun 10, 10 AM'])
  expect(nextSlots('2026-06-10', free).map(slotLabel)).toEqual(['Wed, Jun 10, 9 AM', 'Wed, Jun 10, 10 AM'])
  expect(nextSlots('2026-06-11', free)).toEqual([])
  expect(dayHint('2026-06-05', [0])).toMatch(/^No set times on this day/)
  expect(dayHint('2026-06-07', [0])).toBe('We are closed on Sundays.')
})

test('groups slots by day', () => {
  const free = listFreeSlots({ ...TIMES, blackouts: [] }, NOW)
  expect(groupByDay(free).map(({ day, slots }) => [day, slots.map(({ time }) => time)])).toEqual([
    ['2026-06-09', ['16:30']],
    ['2026-06-10', ['09:00', '10:00']],
  ])
})
