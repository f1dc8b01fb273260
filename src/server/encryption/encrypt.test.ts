import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { UNREADABLE } from '@/lib/unreadable'
import { parseKeyring } from './keyring'
import { isCurrent, isEncrypted, decryptText, encrypt, decrypt } from './encrypt'

const OLD = `old:${randomBytes(32).toString('base64')}`
const NEW = `new:${randomBytes(32).toString('base64')}`
const LOCATION = { column: 'notes.text', row: '0b1f' }
const TEXTS = Array.from({ length: 100 }, (_, index) => `Note ${index}: ${'naïve 李 🐝 '.repeat(index % 7)}`)

test('decrypts every text, and never encrypts it to the same value twice', () => {
  for (const text of TEXTS) {
    const [once, again] = [encrypt(text, LOCATION), encrypt(text, LOCATION)]
    expect(once).not.toBe(again)
    expect([decrypt(once, LOCATION), decryptText(again, LOCATION)]).toEqual([text, text])
  }
})

test('rejects every flipped byte of a hundred values', () => {
  for (const text of TEXTS) {
    const encrypted = Buffer.from(encrypt(text, LOCATION))
    for (const [index, byte] of encrypted.entries()) {
      const flipped = Buffer.from(encrypted)
      flipped[index] = byte ^ 1
      expect(decrypt(flipped.toString(), LOCATION), `byte ${index}`).toBeNull()
    }
  }
})

test.each([0, 1, 2])('treats a broken prefix as damaged and not as plain text: byte %i', (index) => {
  const encrypted = Buffer.from(encrypt('Peanuts', LOCATION))
  encrypted[index]! ^= 1
  expect(decryptText(encrypted.toString(), LOCATION)).toBe(UNREADABLE)
})

test.each([
  ['another row', { ...LOCATION, row: '0b2f' }],
  ['another column', { ...LOCATION, column: 'notes.title' }],
])('does not decrypt a value that was moved to %s', (_, place) => {
  expect(decrypt(encrypt('Peanuts', LOCATION), place)).toBeNull()
})

test.each(['', 'no-colon', 'new:short', 'New:MDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk8='])(
  'explains how keys are written instead of reading %j',
  (text) => {
    expect(() => parseKeyring(text)).toThrow('must be id:key or id:key,id:key')
  },
)

describe('after a key rotation', () => {
  const before = parseKeyring(OLD)
  const after = parseKeyring(`${NEW},${OLD}`)

  test('decrypts with the old key, and encrypts with the new one', () => {
    const encrypted = encrypt('Peanuts', LOCATION, before)
    expect(decrypt(encrypted, LOCATION, after)).toBe('Peanuts')
    expect([isCurrent(encrypted, before), isCurrent(encrypted, after)]).toEqual([true, false])
    expect(encrypt('Peanuts', LOCATION, after)).toMatch(/^v1\.new\./)
  })

  test('decrypts nothing without the key, or under the id of another key', () => {
    const encrypted = encrypt('Peanuts', LOCATION, after)
    expect(decrypt(encrypted, LOCATION, before)).toBeNull()
    expect(decrypt(encrypted.replace('.new.', '.old.'), LOCATION, after)).toBeNull()
  })
})

test.each(['', '  ', '\n'])('leaves an empty value unchanged: %j', (text) => {
  expect(encrypt(text, LOCATION)).toBe(text)
  expect(decryptText(text, LOCATION)).toBe(text)
})

test('returns plain text unchanged', () => {
  expect(decryptText(null, LOCATION)).toBeNull()
  for (const text of [
    'Peanuts',
    'v1.',
    'v1. is how the form was called before, said the family',
    '花生过敏'.repeat(20),
  ]) {
    expect(isEncrypted(text)).toBe(false)
    expect(decryptText(text, LOCATION)).toBe(text)
  }
})
