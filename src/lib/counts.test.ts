import { expect, test } from 'vitest'
import { formatCount, formatNumber, pluralize, spellNumber } from './counts'

test.each([
  [0, '0 players'],
  [1, '1 player'],
  [2, '2 players'],
  [1204, '1,204 players'],
])('formats %i with its noun', (count, text) => {
  expect(formatCount(count, 'player')).toBe(text)
})

test('takes a plural that is not made with s', () => {
  expect([1, 2].map((count) => formatCount(count, 'family gets', 'families get'))).toEqual([
    '1 family gets',
    '2 families get',
  ])
  expect([0, 1, 2].map((count) => pluralize(count, 'has', 'have'))).toEqual(['have', 'has', 'have'])
})

test('spells numbers out up to ten', () => {
  expect([0, 1, 10, 11].map(spellNumber)).toEqual(['no', 'one', 'ten', '11'])
})

test.each([
  [999, '999'],
  [1000, '1,000'],
  [-1234567, '-1,234,567'],
  [2489.6, '2,490'],
])('formats %d in US style', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})
