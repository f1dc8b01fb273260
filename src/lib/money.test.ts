import { expect, test } from 'vitest'
import { formatCents, startingTotalCents } from './money'

test('the total to get started has no floating point noise', () => {
  const total = startingTotalCents({ monthlyCents: 19999, registrationCents: 19999 })
  expect(formatCents(total)).toBe('$399.98')
})

test('a missing fee counts as nothing', () => {
  expect(startingTotalCents({ monthlyCents: 19999, registrationCents: null })).toBe(19999)
})
