import { expect, test } from 'vitest'
import { formatCents, formatDollars, formatShort, startingTotalCents } from './money'

test('the total to get started has no floating point noise', () => {
  const total = startingTotalCents({ monthlyCents: 19999, registrationCents: 19999 })
  expect(formatCents(total)).toBe('$399.98')
})

test('a missing fee counts as nothing', () => {
  expect(startingTotalCents({ monthlyCents: 19999, registrationCents: null })).toBe(19999)
})

test.each([
  [1_500_000, '$15,000', '$15K'],
  [2_550, '$25.50', '$25.50'],
  [30_000_000, '$300,000', '$300K'],
  [100_000_000, '$1,000,000', '$1M'],
  [150_000_000, '$1,500,000', '$1.5M'],
])('%d cents read %s, and %s in short', (cents, exact, short) => {
  expect([formatDollars(cents), formatShort(cents)]).toEqual([exact, short])
})
