import { expect, test } from 'vitest'
import {
  SLUG_SHAPE,
  displayName,
  firstFree,
  givenName,
  isNumbered,
  publicSlug,
  rosterSlug,
  spells,
  hideLastName,
  namesInFull,
  namesInPart,
} from './player-names'

const ada = { firstName: 'Ada', lastName: 'Lovelace' }

test('the family decides what is published', () => {
  expect(displayName(ada, 'initial')).toBe('Ada L.')
  expect(displayName(ada, 'full')).toBe('Ada Lovelace')
  expect(displayName(ada, 'hidden')).toBeNull()
})

test.each([
  ['Avery Exampleton', 'Exampleton', 'Avery'],
  ['Avery-Exampleton', 'Exampleton', 'Avery'],
  ['AveryExampleton', 'Exampleton', 'Avery'],
  ['Avery_Exampleton', 'E', 'Avery'],
  ['Avery-Exampleton', 'E', 'Avery'],
  ['Avery\u00a0Exampleton', 'E.', 'Avery'],
  ['Mary-Ann', 'Sample', 'Mary-Ann'],
  ['D’Andre', 'Sample', 'D’Andre'],
  ['Sam', 'Sam', 'Sam'],
  ['Zoë', 'Sample', 'Zoë'],
  ['Anna', 'A', 'Anna'],
])('of the first name “%s” with the last name “%s” only “%s” may be shown', (firstName, lastName, shown) => {
  expect(givenName({ firstName, lastName })).toBe(shown)
})

test('the internal slug is the initial and the last name', () => {
  expect(rosterSlug(ada)).toBe('a-lovelace')
  expect(rosterSlug({ firstName: 'Élodie', lastName: "O'Núñez Vega" })).toBe('e-o-nunez-vega')
  expect(rosterSlug({ firstName: 'Ada', lastName: 'St. Sample Jr.' })).toBe('a-st-sample-jr')
})

test('the public slug contains the last name only with consent to the full name', () => {
  expect(publicSlug(ada, 'initial')).toBe('ada-l')
  expect(publicSlug(ada, 'full')).toBe('a-lovelace')
  expect(publicSlug(ada, 'hidden')).toBeNull()
})

test.each(['李', '--', "'"])('a name without Latin letters (%s) still gets a slug', (name) => {
  expect(publicSlug({ firstName: name, lastName: name }, 'initial')).toMatch(SLUG_SHAPE)
})

test('blanks and punctuation around a name change neither the displayed name nor the slug', () => {
  const names = { firstName: 'Ada', lastName: ' lovelace ' }
  expect(displayName(names, 'initial')).toBe('Ada L.')
  expect(publicSlug(names, 'initial')).toBe('ada-l')
  expect(publicSlug({ firstName: 'Ada', lastName: ' ' }, 'initial')).toBe('ada')
  expect(publicSlug({ firstName: '“Ada”', lastName: 'Lovelace' }, 'initial')).toBe('ada-l')
})

test('numbers the slugs of players with the same name, and keeps existing numbers', () => {
  expect(firstFree('ada-l', new Set())).toBe('ada-l')
  expect(firstFree('ada-l', new Set(['ada-l', 'ada-l-2']))).toBe('ada-l-3')
})

test.each([
  ['ada-l', true],
  ['ada-l-2', true],
  ['ada-l-12', true],
  ['ada-lovelace', false],
  ['ada-l-sample', false],
  ['ada-l-2b', false],
  ['ada-l-b2', false],
  ['bea-l-2', false],
])('%s is the address of an ada-l: %s', (slug, expected) => {
  expect(isNumbered(slug, 'ada-l')).toBe(expected)
})

test.each([
  ['Coach says Lovelace’s first step is quick.', 'Lovelace', true],
  ['Lovelace leads.', ' Lovelace ', true],
  ['A young guard.', 'Young', false],
  ['Youngest of four.', 'Young', false],
  ['The McYoung drill.', 'Young', false],
  ['Group L', 'L', false],
  ['Group L', ' L ', false],
  ['The Samples’ house', 'Samples', true],
  ['Known as “the ‘Sample’ rule”', 'Sample', true],
  ['Avery Sample-Exampleton', 'Sample-Exampleton', true],
  ['Avery De La Muestra shoots.', 'De La Muestra', true],
  ['Avery De La\nMuestra shoots.', 'De La  Muestra', true],
  ['Avery De La Plaza shoots.', 'De La Muestra', false],
  ['Avery O’Sample shoots.', "O'Sample", true],
  ['Avery Sample Jr. shoots.', 'Sample Jr.', true],
  ['Avery Sample Jrs shoots.', 'Sample Jr.', false],
  ['Avery shoots.', '', false],
])('%j spells %j: %s', (text, lastName, expected) => {
  expect(spells(text, lastName)).toBe(expected)
})

test.each([
  ['Avery Exampleton shoots. Exampleton’s coach smiles.', 'Exampleton', 'Avery E. shoots. E.’s coach smiles.'],
  ['Avery Exampleton shoots.', ' Exampleton ', 'Avery E. shoots.'],
  ['Avery Young, the Youngest.', 'Young', 'Avery Y., the Youngest.'],
  ['Avery De La Muestra shoots.', 'De La Muestra', 'Avery D. shoots.'],
  ['Avery shoots.', 'Exampleton', 'Avery shoots.'],
])('%j is published without %j', (text, lastName, hidden) => {
  expect(hideLastName(text, lastName)).toBe(hidden)
})

test.each([
  'Ada Lovelace',
  'ADA   LOVELACE shoots',
  'Lovelace, Ada',
  'AdaLovelace',
  'Ada M. Lovelace',
  'ada\u00adlovelace',
  '“Ada-Lovelace”',
  'Ada Lovelace’s first game',
  "ADA LOVELACE'S",
  'Áda Lovelacé',
])('%j names her in full', (text) => expect(namesInFull(text, ada)).toBe(true))

test.each(['', 'Ada L.', 'Ada and Grace Lovelace', 'Adam Lovelace', 'Ada Lovelaces', 'Lovelace'])(
  '%j does not',
  (text) => expect(namesInFull(text, ada)).toBe(false),
)

test('finds no full name without a first or a last name', () => {
  expect(namesInFull('Lovelace', { firstName: '…', lastName: 'Lovelace' })).toBe(false)
  expect(namesInFull('Ada', { firstName: 'Ada', lastName: '…' })).toBe(false)
})

test.each(['Ada', 'ADA shoots', 'Well done, Lovelace!', 'Áda’s first game'])('%j names her in part', (text) =>
  expect(namesInPart(text, ada)).toBe(true),
)

test.each(['', 'Adam', 'The Lovelaces', 'A. L.'])('%j does not name her in part', (text) =>
  expect(namesInPart(text, ada)).toBe(false),
)

test('does not take a single letter for a name', () => {
  expect(namesInPart('Team A wins', { firstName: 'A.', lastName: 'Lovelace' })).toBe(false)
})
