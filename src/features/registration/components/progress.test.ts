import { expect, test } from 'vitest'
import { sectionState } from './progress'

const REQUIRED = ['parentName', 'parentEmail'] as const

test.each([
  [{}, [], 'empty'],
  [{ parentName: '  ' }, [], 'empty'],
  [{ parentName: 'Pat' }, [], 'begun'],
  [{ parentName: 'Pat', parentEmail: 'pat@example.org' }, [], 'done'],
  [{ parentName: 'Pat', parentEmail: 'pat@example.org' }, ['firstName'], 'done'],
  [{ parentName: 'Pat', parentEmail: 'pat@' }, ['parentEmail'], 'wrong'],
  [{}, ['parentName'], 'wrong'],
] as const)('with %j and %j marked, the part is %s', (values, wrong, state) => {
  expect(sectionState(values, wrong, REQUIRED)).toBe(state)
})
