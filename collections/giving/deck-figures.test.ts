import { expect, test } from 'vitest'
import { offerFields } from './deck-figures'

type Switch = { validate: (value: unknown, options: { siblingData: object }) => true | string }

const { validate } = offerFields.find((field) => 'name' in field && field.name === 'isShown') as unknown as Switch

test.each([undefined, null, '', '   '])('rejects enabling an offer whose issuer is %j', (issuer) => {
  expect(validate(true, { siblingData: { issuer } })).toMatch(/^Name the company that would issue/)
  expect(validate(false, { siblingData: { issuer } })).toBe(true)
})

test('accepts an offer with its issuer', () => {
  expect(validate(true, { siblingData: { issuer: 'Sample Court LLC' } })).toBe(true)
})
