import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { UNREADABLE } from '@/lib/unreadable'
import { parseKeyring } from './keyring'
import { isCurrent, isSealed, unsealText, seal, unseal } from './seal'

const OLD = `old:${randomBytes(32).toString('base64')}`
const NEW = `new:${randomBytes(32).toString('base64')}`
const PLACE = { column: 'notes.text', row: '0b1f' }
const TEXTS = Array.from({ length: 100 }, (_, index) => `Note ${index}: ${'naïve 李 🐝 '.repeat(index % 7)}`)

test('decrypts every text, and never encrypts it to the same value twice', () => {
  for (const text of TEXTS) {
    const [once, again] = [seal(text, PLACE), seal(text, PLACE)]
    expect(once).not.toBe(again)
    expect([unseal(once, PLACE), unsealText(again, PLACE)]).toEqual([text, text])
  }
})

test('rejects every flipped byte of a hundred values', () => {
  for (const text of TEXTS) {
    const sealed = Buffer.from(seal(text, PLACE))
    for (const [index, byte] of sealed.entries()) {
      const flipped = Buffer.from(sealed)
      flipped[index] = byte ^ 1
      expect(unseal(flipped.toString(), PLACE), `byte ${index}`).toBeNull()
    }
  }
})

test.each([0, 1, 2])('treats a broken prefix as damaged and not as plain text: byte %i', (index) => {
  const sealed = Buffer.from(seal('Peanuts', PLACE))
  sealed[index]! ^= 1
  expect(unsealText(sealed.toString(), PLACE)).toBe(UNREADABLE)
})

test.each([
  ['another row', { ...PLACE, row: '0b2f' }],
  ['another column', { ...PLACE, column: 'notes.title' }],
])('does not decrypt a value that was moved to %s', (_, place) => {
  expect(unseal(seal('Peanuts', PLACE), place)).toBeNull()
})

describe('after a key rotation', () => {
  const before = parseKeyring(OLD)
  const after = parseKeyring(`${NEW},${OLD}`)

  test('decrypts with the old key, and encrypts with the new one', () => {
    const sealed = seal('Peanuts', PLACE, before)
    expect(unseal(sealed, PLACE, after)).toBe('Peanuts')
    expect([isCurrent(sealed, before), isCurrent(sealed, after)]).toEqual([true, false])
    expect(seal('Peanuts', PLACE, after)).toMatch(/^v1\.new\./)
  })

  test('decrypts nothing without the key, or under the id of another key', () => {
    const sealed = seal('Peanuts', PLACE, after)
    expect(unseal(sealed, PLACE, before)).toBeNull()
    expect(unseal(sealed.replace('.new.', '.old.'), PLACE, after)).toBeNull()
  })
})

test.each(['', '  ', '\n'])('leaves an empty value unchanged: %j', (text) => {
  expect(seal(text, PLACE)).toBe(text)
  expect(unsealText(text, PLACE)).toBe(text)
})

test('returns plain text unchanged', () => {
  expect(unsealText(null, PLACE)).toBeNull()
  for (const text of [
    'Peanuts',
    'v1.',
    'v1. is how the form was called before, said the family',
    '花生过敏'.repeat(20),
  ]) {
    expect(isSealed(text)).toBe(false)
    expect(unsealText(text, PLACE)).toBe(text)
  }
})
