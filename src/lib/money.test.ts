import { expect, test } from 'vitest'
import { formatCents, formatDollars, formatShort, readDollars, startingTotalCents } from './money'

test('the total to get started has no floating-point error', () => {
  const total = startingTotalCents({ monthlyCents: 19999, registrationCents: 19999 })
  expect(formatCents(total)).toBe('$399.98')
})

test('counts a missing fee as zero', () => {
  expect(startingTotalCents({ monthlyCents: 19999, registrationCents: null })).toBe(19999)
})

test.each([
  [1_500_000, '$15,000', '$15K'],
  [2_550, '$25.50', '$25.50'],
  [30_000_000, '$300,000', '$300K'],
  [100_000_000, '$1,000,000', '$1M'],
  [150_000_000, '$1,500,000', '$1.5M'],
])('formats %d cents as %s, and as %s in short', (cents, exact, short) => {
  expect([formatDollars(cents), formatShort(cents)]).toEqual([exact, short])
})

test('formats amounts in the language’s style, including negative ones', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  for (let cents = -123_456_789; cents < 9_000_000_000; cents = cents < 0 ? cents + 1_234_567 : cents * 3 + 7)
    expect(formatCents(cents)).toBe(dollars.format(cents / 100))
  for (const cents of [0, 1, 99, 100, 99_999, 100_000, 99_999_999, -100])
    expect(formatCents(cents)).toBe(dollars.format(cents / 100))
})

test.each([
  ['199.99', 19_999],
  ['$1,250.5', 125_050],
  [' 75 ', 7_500],
  ['$ 0', 0],
  ['100000000', 10_000_000_000],
  ['12abc', null],
  ['1.999', null],
  ['1,2', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
])('parses "%s" as %s cents', (input, cents) => {
  expect(readDollars(input)).toBe(cents)
})

test('a formatted amount in a money field is parsed as the same amount', () => {
  for (let cents = 0; cents < 90_000_000_000; cents = cents * 3 + 7)
    expect(readDollars(formatDollars(cents))).toBe(cents)
})
