import { expect, test } from 'vitest'
import { countKinds, countLabel, describeOwners } from './row'

test('marks a count that reached its limit', () => {
  expect([212, 1000, 1001].map(countLabel)).toEqual(['212', '1,000', '1,000+'])
})

test('counts entries by kind, in singular or plural', () => {
  const kinds = ['tryout-registrations', 'player-registrations', 'player-registrations'] as const
  expect(countKinds(kinds.map((kind) => ({ kind })))).toBe('1 tryout, 2 registrations')
})

const kim = { assignee: 'Kim Moreno', assigneeId: 'kim' }
const dario = { assignee: 'Dario Ruiz', assigneeId: 'dario' }
const unassigned = { assignee: null, assigneeId: null }

test.each([
  ['colleagues', [kim, unassigned, dario, kim], 'me', '2 of these belong to Kim Moreno, 1 to Dario Ruiz.'],
  ['one colleague, but not oneself', [kim, dario], 'dario', '1 of these belongs to Kim Moreno.'],
  ['no colleague', [unassigned, dario], 'dario', ''],
])('says which entries belong to %s', (_, rows, me, sentence) => {
  expect(describeOwners(rows, me)).toBe(sentence)
})
