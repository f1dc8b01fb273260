import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { findTotpStep, newTotpSecret, totpAddress } from './totp'

const NOW = Date.parse('2026-11-23T12:00:10Z')
const STEP = Math.floor(NOW / 30_000)
const secret = newTotpSecret()
const codeOf = (step: number) => generateSync({ secret, epoch: step * 30 })

describe('a code of the second factor', () => {
  test.each([
    ['two steps old', -2, null],
    ['of the step before', -1, STEP - 1],
    ['of now', 0, STEP],
    ['of the next step, by a clock that is ahead', 1, STEP + 1],
    ['two steps ahead', 2, null],
  ])('that is %s', (_what, shift, step) => {
    expect(findTotpStep(secret, codeOf(STEP + shift), 0, NOW)).toBe(step)
  })

  test('accepts a code once, and then neither it nor an earlier one', () => {
    expect(findTotpStep(secret, codeOf(STEP), STEP - 1, NOW)).toBe(STEP)
    expect(findTotpStep(secret, codeOf(STEP), STEP, NOW)).toBeNull()
    expect(findTotpStep(secret, codeOf(STEP - 1), STEP, NOW)).toBeNull()
    expect(findTotpStep(secret, codeOf(STEP + 1), STEP, NOW)).toBe(STEP + 1)
    expect(findTotpStep(secret, codeOf(STEP + 1), STEP + 1, NOW)).toBeNull()
  })

  test.each(['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６'])(
    'requires six digits: rejects “%s”',
    (input) => {
      expect(findTotpStep(secret, input, 0, NOW)).toBeNull()
    },
  )

  test('accepts codes of one key only', () => {
    expect(findTotpStep(newTotpSecret(), codeOf(STEP), 0, NOW)).toBeNull()
  })
})

test('passes the key, the account and the academy to the app', () => {
  const address = new URL(totpAddress('JBSWY3DPEHPK3PXP', 'kim@example.org', 'Some Academy'))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(address.pathname)).toBe('/Some Academy:kim@example.org')
  expect(address.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP')
  expect(address.searchParams.get('issuer')).toBe('Some Academy')
})
