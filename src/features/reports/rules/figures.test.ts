import { expect, test } from 'vitest'
import { firstPlaceDay, listMondays, shareLabel, slowTime, spanLabel, sundayOf } from './figures'

test('lists twelve Mondays, the one of this week first', () => {
  const mondays = listMondays('2026-11-22')
  expect(mondays).toHaveLength(12)
  expect([mondays[0], mondays.at(-1)]).toEqual(['2026-11-16', '2026-08-31'])
  expect(listMondays('2026-11-23')[0]).toBe('2026-11-23')
  expect(sundayOf('2026-11-16')).toBe('2026-11-22')
})

test('counts places from the day after the same day a year ago', () => {
  expect(firstPlaceDay('2026-11-22')).toBe('2025-11-23')
})

test.each([
  [0, '1 min'],
  [45 * 60, '45 min'],
  [5 * 3600, '5 h'],
  [47 * 3600, '47 h'],
  [48 * 3600, '2 days'],
  [84 * 3600, '3.5 days'],
])('formats %i seconds as %s', (seconds, words) => {
  expect(spanLabel(seconds)).toBe(words)
})

test.each([
  [0, 0, null],
  [1, 2, '1 of 2'],
  [9, 9, '9 of 9'],
  [5, 10, '50%'],
  [0, 40, '0%'],
])('formats %i of %i as %s', (part, whole, words) => {
  expect(shareLabel(part, whole)).toBe(words)
})

test('shows the 90th percentile only for ten or more answers', () => {
  const times = { received: 20, median: 60, slow: 600 }
  expect(slowTime({ ...times, answered: 9 })).toBeNull()
  expect(slowTime({ ...times, answered: 10 })).toBe(600)
})
