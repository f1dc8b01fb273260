import { expect, test } from 'vitest'
import {
  SLUG_SHAPE,
  displayName,
  firstFree,
  isNumbered,
  publicSlug,
  rosterSlug,
  spells,
  hideLastName,
} from './player-names'

const ada = { firstName: 'Ada', lastName: 'Lovelace' }

test('the family decides what the public reads', () => {
  expect(displayName(ada, 'initial')).toBe('Ada L.')
  expect(displayName(ada, 'full')).toBe('Ada Lovelace')
  expect(displayName(ada, 'hidden')).toBeNull()
})

test('the academy’s own slug is the initial and the last name', () => {
  expect(rosterSlug(ada)).toBe('a-lovelace')
  expect(rosterSlug({ firstName: 'Élodie', lastName: "O'Núñez Vega" })).toBe('e-o-nunez-vega')
})

test('a public address spells the last name only with the full name', () => {
  expect(publicSlug(ada, 'initial')).toBe('ada-l')
  expect(publicSlug(ada, 'full')).toBe('a-lovelace')
  expect(publicSlug(ada, 'hidden')).toBeNull()
})

test.each(['李', '--', "'"])('a name without Latin letters (%s) still makes an address', (name) => {
  expect(publicSlug({ firstName: name, lastName: name }, 'initial')).toMatch(SLUG_SHAPE)
})

test('namesakes are numbered, and keep their number', () => {
  expect(firstFree('ada-l', new Set())).toBe('ada-l')
  expect(firstFree('ada-l', new Set(['ada-l', 'ada-l-2']))).toBe('ada-l-3')
  expect(isNumbered('ada-l-2', 'ada-l')).toBe(true)
  expect(isNumbered('ada-l', 'ada-l')).toBe(true)
  expect(isNumbered('ada-lovelace', 'ada-l')).toBe(false)
})

test('a text spells a last name only as a word with its capital', () => {
  expect(spells('Coach says Lovelace’s first step is quick.', 'Lovelace')).toBe(true)
  expect(spells('A young guard.', 'Young')).toBe(false)
  expect(spells('Youngest of four.', 'Young')).toBe(false)
})

test.each([
  ['Avery Exampleton shoots. Exampleton’s coach smiles.', 'Avery E. shoots. E.’s coach smiles.'],
  ['Avery shoots.', 'Avery shoots.'],
])('a last name is taken out of %s', (text, hidden) => {
  expect(hideLastName(text, 'Exampleton')).toBe(hidden)
})
