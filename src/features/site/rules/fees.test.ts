import { expect, test } from 'vitest'
import { feeAmounts } from './fees'

test('the total is the exact sum of both fees', () => {
  expect(feeAmounts({ monthlyCents: 19999, registrationCents: 19999 })).toEqual({
    monthly: '$199.99',
    registration: '$199.99',
    total: '$399.98',
  })
  expect(feeAmounts({ monthlyCents: 20999, registrationCents: 20 })?.total).toBe('$210.19')
})

test('a single fee may be zero', () => {
  expect(feeAmounts({ monthlyCents: 0, registrationCents: 5000 })).toMatchObject({ monthly: '$0.00', total: '$50.00' })
})

test('returns null for fees that are not set', () => {
  expect(feeAmounts({ monthlyCents: 0, registrationCents: 0 })).toBeNull()
})
