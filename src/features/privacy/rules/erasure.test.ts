import { expect, test } from 'vitest'
import type { DataLine } from './child-file'
import { erasureState, isSameName, previewErasure } from './erasure'

const LINE: Pick<DataLine, 'from' | 'purpose' | 'readers'> = { from: 'family', purpose: 'To know', readers: ['admin'] }
const HELD: DataLine[] = [
  { ...LINE, what: 'Name', class: 'child', until: 'roster', count: 5 },
  { ...LINE, what: 'Health note', class: 'health', until: 'health', count: 1 },
  { ...LINE, what: 'What a guardian signed', class: 'consent', until: 'consent', count: 6 },
  { ...LINE, what: 'Who opened what', class: 'record', until: 'audit', count: 9 },
]

test('deletes everything but signed waivers and notes without text', () => {
  const { goes, stays } = previewErasure(HELD, { waivers: 4, pictures: 2, messages: 0 })
  expect(goes).toEqual([
    { title: 'Who the player is', count: 5 },
    { title: 'Health and care', count: 1 },
    { title: 'Answers on name and photographs', count: 2 },
  ])
  expect(stays).toEqual({ waivers: 4, notes: 9, pictures: 2, messages: 0 })
})

test('does not list answers when all of them are signed waivers', () => {
  const titles = previewErasure(HELD, { waivers: 6, pictures: 2, messages: 0 }).goes.map(({ title }) => title)
  expect(titles).toEqual(['Who the player is', 'Health and care'])
})

test.each([
  ['Camila Reyes', true],
  [' camila   REYES ', true],
  ['Lucía Reyes', false],
  ['Camilla Reyes', false],
  ['Camila', false],
  ['', false],
])('compares “%s” with the name Camila Reyes: %s', (input, isSame) => {
  expect(isSameName(input, 'Camila Reyes')).toBe(isSame)
})

test('ignores accents', () => expect(isSameName('Lucia Munoz', 'Lucía Muñoz')).toBe(true))

test.each([
  [{}, 'requested'],
  [{ approvedAt: 'x' }, 'approved'],
  [{ approvedAt: 'x', canceledAt: 'x' }, 'canceled'],
  [{ approvedAt: 'x', erasedAt: 'x' }, 'erased'],
] as const)('returns the state of %o: %s', (change, state) => {
  const nothing = { approvedByName: null, approvedAt: null, erasesAt: null, canceledAt: null, erasedAt: null }
  const request = { id: '1', requestedBy: null, requestedByName: 'the family', requestedAt: 'x', dueAt: 'x' }
  expect(erasureState({ ...request, ...nothing, ...change })).toBe(state)
})
