import { expect, test } from 'vitest'
import { countKinds, countLabel, initialsOf } from './row'

test.each([
  ['Kim Moreno', 'KM'],
  ['Ana de la Cruz', 'AC'],
  ['cher', 'C'],
  ['  ', ''],
])('shortens the name %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('marks a count that reached its limit', () => {
  expect([212, 1000, 1001].map(countLabel)).toEqual(['212', '1,000', '1,000+'])
})

test('counts entries by kind, in singular or plural', () => {
  const kinds = ['tryout-registrations', 'player-registrations', 'player-registrations'] as const
  expect(countKinds(kinds.map((kind) => ({ kind })))).toBe('1 tryout, 2 registrations')
})
