import { expect, test } from 'vitest'
import { countKinds, countLabel, initialsOf } from './row'

test.each([
  ['Kim Moreno', 'KM'],
  ['Ana de la Cruz', 'AC'],
  ['cher', 'C'],
  ['  ', ''],
])('%j works on it as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a count that is bounded says so', () => {
  expect([212, 1000, 1001].map(countLabel)).toEqual(['212', '1,000', '1,000+'])
})

test('entries are counted by their kind, in the number of each', () => {
  const kinds = ['tryout-registrations', 'player-registrations', 'player-registrations'] as const
  expect(countKinds(kinds.map((kind) => ({ kind })))).toBe('1 tryout, 2 registrations')
})
