import { expect, test } from 'vitest'
import { formatClock, formatMinutes, parseClock } from './clock'

test.each([
  [0, '0:00'],
  [42, '0:42'],
  [42.9, '0:42'],
  [725, '12:05'],
  [4510, '75:10'],
])('%s seconds read as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

test.each([
  [59, '0 min'],
  [60, '1 min'],
  [779, '12 min'],
  [3599, '59 min'],
])('a card shows %d seconds as %s', (seconds, text) => {
  expect(formatMinutes(seconds)).toBe(text)
})

test.each([
  ['0:42', 42],
  [' 12:05 ', 725],
  ['1:02:03', 3723],
  ['90:00', 5400],
])('%s is understood', (input, seconds) => {
  expect(parseClock(input)).toBe(seconds)
})

test.each(['', '42', '1:5', '1:65', 'a:bc', '-1:00', '1:00:00:00'])('rejects %s', (input) => {
  expect(parseClock(input)).toBeNull()
})
