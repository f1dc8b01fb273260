import { expect, test } from 'vitest'
import { timeLeft } from './time-left'

test.each([
  ['2026-11-20T12:08:12Z', '8:12'],
  ['2026-11-20T12:00:05Z', '0:05'],
  ['2026-11-20T11:00:00Z', '0:00'],
  ['2026-11-20T13:05:00Z', '1 h 5 min'],
  ['2026-11-21T12:00:00Z', '24 h 0 min'],
  ['2026-11-23T13:00:00Z', '3 days'],
])('formats the time until %s as %s', (until, left) => {
  expect(timeLeft(until, Date.parse('2026-11-20T12:00:00Z'))).toBe(left)
})
