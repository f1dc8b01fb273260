import { expect, test } from 'vitest'
import { billedLabel, priceLabel, unitFor } from './programs'

test.each([
  [99, 'hour', '$99/hour'],
  [199, 'month', '$199/month'],
  [0, 'month', '$0/month'],
  [1250, 'month', '$1,250/month'],
] as const)('formats %d by the %s as %s', (price, priceUnit, expected) => {
  expect(priceLabel({ price, priceUnit })).toBe(expected)
})

test.each([
  ['Per hour', 'hour'],
  ['Year-round', 'month'],
  ['per hour, by appointment', 'month'],
  [undefined, 'month'],
] as const)('a program of “%s” without a unit is paid by the %s', (duration, unit) => {
  expect(unitFor(duration)).toBe(unit)
})

test('returns the exact amount billed', () => {
  expect(billedLabel('month', 19_999, [])).toBe('Billed at $199.99 a month.')
  expect(billedLabel('hour', 19_999, [9_999, 7_500])).toBe('Billed at $75.00 to $99.99 an hour.')
  expect(billedLabel('hour', 19_999, [9_999])).toBe('Billed at $99.99 an hour.')
  expect([billedLabel('month', 0, []), billedLabel('hour', 19_999, [])]).toEqual([null, null])
})
