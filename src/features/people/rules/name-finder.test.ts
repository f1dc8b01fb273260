import { expect, test } from 'vitest'
import { nameFinder } from './name-finder'

const namesPlayer = nameFinder([
  { firstName: 'Mateo', lastName: 'Rivera' },
  { firstName: 'Zoë', lastName: 'De la Cruz' },
  { firstName: 'Kim', lastName: '' },
])

test.each([
  ['Mateo Rivera scored.', true],
  ['RIVERA, MATEO', true],
  ['mateo j. rivera', true],
  ['Zoe de-la Cruz', true],
  ['Mateo R. scored.', false],
  ['The Rivera family', false],
  ['Mateo went to Rivera Street', false],
  ['Kim scored.', false],
  ['', false],
])('“%s” names a player in full: %s', (text, isNamed) => {
  expect(namesPlayer(text)).toBe(isNamed)
})
