import { expect, test } from 'vitest'
import { withAmounts } from './fee-amounts'

const fees = { monthlyCents: 19999, registrationCents: 19999 }

test('fills in the amounts as often as the answer contains them', () => {
  expect(withAmounts('{monthly} a month, {monthly}', fees)).toBe('$199.99 a month, $199.99')
  expect(withAmounts('{monthly} and {registration}: {total}, so {total}.', fees)).toBe(
    '$199.99 and $199.99: $399.98, so $399.98.',
  )
})

test('keeps other words and braces', () => {
  expect(withAmounts('Bring water {and} shoes.', fees)).toBe('Bring water {and} shoes.')
})
