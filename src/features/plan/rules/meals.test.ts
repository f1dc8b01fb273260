import { expect, test } from 'vitest'
import type { LibraryTip } from './library'
import { describePortion, pickTip } from './meals'

const TIPS: LibraryTip[] = [
  { text: 'For all', styles: [], minAge: 0 },
  { text: 'For muscle', styles: ['muscle'], minAge: 13 },
]

// Two of two tips, one of one: the drawn number selects within those that suit.
test.each([
  ['muscle', 13, 0, 'For all'],
  ['muscle', 13, 0.5, 'For muscle'],
  ['muscle', 12, 0.99, 'For all'],
  ['allAround', 13, 0.99, 'For all'],
] as const)('for %s at age %i, %f draws: %s', (style, age, drawn, tip) => {
  expect(pickTip(TIPS, style, age, drawn)).toBe(tip)
})

test('no tip suits when the only one is for older players', () => {
  expect(pickTip(TIPS.slice(1), 'muscle', 12, 0)).toBeNull()
})

test.each([
  [6, 'About 2/3 of an adult portion'],
  [11, 'About 2/3 of an adult portion'],
  [12, 'A full portion'],
  [30, 'A full portion'],
])('at age %i: %s', (age, portion) => {
  expect(describePortion(age)).toBe(portion)
})
