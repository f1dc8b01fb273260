import { expect, test } from 'vitest'
import { mondayOf, toWeeks, weekLabel, weeksSentence, WEEKS } from './weeks'

const TODAY = '2026-11-21'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-01-01', '2025-12-29'],
])('puts %s into the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('lists twelve weeks including empty ones, the last of them the current one', () => {
  const weeks = toWeeks([], TODAY)
  expect(weeks).toHaveLength(WEEKS)
  expect(weeks[0]!.monday).toBe('2026-08-31')
  expect(weeks.map(({ isCurrent }) => isCurrent)).toEqual([...Array<boolean>(11).fill(false), true])
  expect(weekLabel(weeks.at(-1)!)).toBe('Nov 16')
})

test('puts every status into one part, and the parts add up', () => {
  const monday = '2026-11-16'
  const statuses = [
    'pending',
    'in_review',
    'needs_info',
    'evaluation',
    'waitlisted',
    'accepted',
    'enrolled',
    'declined',
  ]
  const weeks = toWeeks(
    [
      ...statuses.map((status) => ({ monday, status, count: 2 })),
      { monday: '2026-01-05', status: 'pending', count: 9 },
    ],
    TODAY,
  )
  expect(weeks.at(-1)).toEqual({ monday, waiting: 4, underWay: 6, decided: 6, total: 16, isCurrent: true })
  expect(weeks.slice(0, -1).every(({ total }) => total === 0)).toBe(true)
})

test.each([
  [[], 'No registrations in the last 12 weeks.'],
  [[{ monday: '2026-11-16', status: 'pending', count: 1 }], '1 registration in 12 weeks, 1 of them this week.'],
  [[{ monday: '2026-11-09', status: 'accepted', count: 3 }], '3 registrations in 12 weeks, none of them this week.'],
])('describes the chart in one sentence', (counts, sentence) => {
  expect(weeksSentence(toWeeks(counts, TODAY))).toBe(sentence)
})
