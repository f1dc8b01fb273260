import { expect, test } from 'vitest'
import { DIVISION_KEYS } from './divisions'
import { byAge, phaseOf } from './squads'

test.each([
  [5, 'First Touch'],
  [7, 'First Touch'],
  [8, 'Foundation Phase'],
  [9, 'Foundation Phase'],
  [10, 'Expansion Phase'],
  [11, 'Expansion Phase'],
  [12, 'Identity Phase'],
  [13, 'Identity Phase'],
  [14, 'Performance Phase'],
  [15, 'Performance Phase'],
  [16, 'Transition Phase'],
  [17, 'Transition Phase'],
  [18, 'Advanced Training'],
  [25, 'Advanced Training'],
])('at %i the phase is %s', (age, label) => {
  expect(phaseOf(age).label).toBe(label)
  expect(phaseOf(age).description).toMatch(/^[A-Z].+\.$/)
})

test('describes two phases with the texts of the academy', () => {
  expect(phaseOf(9).description).toBe('Establishing baseline skill and team awareness.')
  expect(phaseOf(14).description).toBe('Playing fast, thinking faster, leading louder with D1-style practices.')
})

test('uses the label of staff for a phase, and the defaults for the others', () => {
  const words = { foundation: { label: 'Cubs', description: 'Two feet, two hands, two eyes.' } }
  expect(phaseOf(9, words)).toEqual(words.foundation)
  expect(phaseOf(10, words).label).toBe('Expansion Phase')
  expect(phaseOf(9, { foundation: { label: 'Cubs' } }).description).toBe(phaseOf(9).description)
})

test('sorts divisions by number', () => {
  const shuffled = ['10U', '14U', '9U', '12U', '11U', '13U'].map((key) => ({ key }))
  expect(byAge(shuffled).map(({ key }) => key)).toEqual([...DIVISION_KEYS])
})
