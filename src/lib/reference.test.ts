import { expect, test } from 'vitest'
import { newReference, REFERENCE_PATTERN } from './reference'

test('references have their prefix, are easy to read out, and do not repeat', () => {
  const references = Array.from({ length: 200 }, () => newReference('AP'))
  expect(new Set(references).size).toBe(200)
  for (const reference of references) {
    expect(reference).toMatch(REFERENCE_PATTERN)
    expect(reference.startsWith('AP-')).toBe(true)
  }
})
