import { expect, test } from 'vitest'
import { CODE_ALPHABET } from '../rules/members'
import { codeLookup, formatCode, makeCode, normalizeCode } from './code-text'

test('makes codes of ten unambiguous symbols', () => {
  const codes = Array.from({ length: 500 }, makeCode)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(new Set(codes).size).toBe(500)
  expect(new Set(codes.join('')).size).toBe(CODE_ALPHABET.length)
})

test.each([
  ['7k4qm-x9trb', '7K4QMX9TRB'],
  ['  7K4QM X9TRB\t', '7K4QMX9TRB'],
  ['7K4QM–X9TRB', '7K4QMX9TRB'],
  ['oO0iIlL1', '00011111'],
])('%j is read as %s', (input, code) => expect(normalizeCode(input)).toBe(code))

test('normalizes every spelling of a code to the original', () => {
  for (const code of Array.from({ length: 200 }, makeCode)) {
    expect(normalizeCode(formatCode(code).toLowerCase())).toBe(code)
  }
})

test('the lookup key does not reveal the code', () => {
  expect(codeLookup('7K4QMX9TRB')).toMatch(/^[0-9a-f]{64}$/)
  expect(codeLookup('7K4QMX9TRB')).not.toBe(codeLookup('7K4QMX9TRC'))
})
