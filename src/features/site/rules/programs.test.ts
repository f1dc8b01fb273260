import { expect, test } from 'vitest'
import { priceLabel } from './programs'

test.each([
  [99, 'Per hour', '$99/hour'],
  [199, 'Year-round', '$199/month'],
  [199, 'per hour, by appointment', '$199/month'],
  [0, 'Eight weeks', '$0/month'],
  [1250, 'Year-round', '$1,250/month'],
])('%d for "%s" reads %s', (price, duration, expected) => {
  expect(priceLabel({ price, duration })).toBe(expected)
})
