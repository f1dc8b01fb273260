import { expect, test } from 'vitest'
import { formerAmounts, namesAmount } from './former-amounts'

test('stores replaced amounts and their total, and removes one that is a fee again', () => {
  const before = { monthlyCents: 19_999, registrationCents: 19_999 }
  const after = { monthlyCents: 20_999, registrationCents: 19_999 }
  expect(formerAmounts(before, after)).toEqual([39_998])
  const raised = { monthlyCents: 20_999, registrationCents: 21_000 }
  expect(formerAmounts({ ...after, formerFees: '39998' }, raised)).toEqual([19_999, 40_998, 39_998])
  expect(formerAmounts({ ...raised, formerFees: '19999' }, before)).not.toContain(19_999)
})

test.each([
  ['It is $199.99 a month.', true],
  ['$199/month', true],
  ['It costs $199.', true],
  ['$199.50', false],
  ['$1999', false],
  ['$199,000', false],
  ['199.99', false],
])('“%s” names $199.99: %s', (text, isNamed) => {
  expect(namesAmount(text, 19_999)).toBe(isNamed)
})
