import { expect, test } from 'vitest'
import { loadFaults } from './faults.mjs'

test('every test file that the fault run names exists', () => {
  expect(Object.keys(loadFaults().layers)).toEqual(['int', 'e2e'])
})
