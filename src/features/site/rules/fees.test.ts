import { expect, test } from 'vitest'
import { feeAmounts } from './fees'

test('the total is the sum of both fees to the cent', () => {
  expect(feeAmounts({ monthlyCents: 19999, registrationCents: 19999 })).toEqual({
    monthly: '$199.99',
    registration: '$199.99',
    total: '$399.98',
  })
  expect(feeAmounts({ monthlyCents: 20999, registrationCents: 20 })?.total).toBe('$210.19')
})

test('a fee of its own may be nothing', () => {
  expect(feeAmounts({ monthlyCents: 0, registrationCents: 5000 })).toMatchObject({ monthly: '$0.00', total: '$50.00' })
})

test('fees that staff have not set are no amounts', () => {
  expect(feeAmounts({ monthlyCents: 0, registrationCents: 0 })).toBeNull()
})
