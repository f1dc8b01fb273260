import { expect, test } from 'vitest'
import { loadSecurity } from './security.mjs'

test('every test file that the security run names exists', () => {
  expect(Object.keys(loadSecurity().layers)).toEqual(['int', 'e2e', 'counts'])
})
