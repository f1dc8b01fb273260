import { describe, expect, test } from 'vitest'
import {
  findProblems,
  isBeyondConsent,
  isBlocking,
  isChangedRow,
  listChanges,
  toChange,
  toRowInput,
  type RosterRow,
} from './roster-table'

const row = (change: Partial<RosterRow> = {}): RosterRow => ({
  id: 'a',
  revision: 3,
  firstName: 'Sofia',
  name: 'Sofia Marin',
  number: '8',
  position: null,
  heightFeet: 4,
  heightInches: null,
  publication: 'hidden',
  allowed: 'initial',
  guardian: null,
  missingPapers: null,
  ...change,
})

describe('the changes of a row', () => {
  test('are empty for an unedited row', () => {
    expect(listChanges(row(), toRowInput(row()))).toEqual([])
    expect(listChanges(row(), { ...toRowInput(row()), number: ' 8 ' })).toEqual([])
    expect(isChangedRow(row(), toRowInput(row()))).toBe(false)
    expect(isChangedRow(row(), { ...toRowInput(row()), number: '9' })).toBe(true)
  })

  test('are described as text', () => {
    const rowInput = {
      ...toRowInput(row()),
      number: '',
      position: 'Center',
      heightFeet: '5',
      publication: 'initial' as const,
    }
    expect(listChanges(row(), rowInput).map(({ from, to }) => [from, to])).toEqual([
      ['8', 'TBD'],
      ['tries them all', 'Center'],
      ['4 ft 0 in', '5 ft 0 in'],
      ['Not at all', 'First name, initial'],
    ])
  })

  test('are sent with the revision that was read', () => {
    expect(toChange(row(), { ...toRowInput(row()), number: ' ' })).toEqual({
      player: 'a',
      revision: 3,
      number: 'TBD',
      position: null,
      heightFeet: 4,
      heightInches: null,
      publication: 'hidden',
    })
    expect(toChange(row(), { ...toRowInput(row()), position: 'Center' }).position).toBe('Center')
  })
})

describe('the problems', () => {
  test.each([
    ['nine', '3 to 8 feet.'],
    ['2', '3 to 8 feet.'],
    ['4.5', '3 to 8 feet.'],
  ])('reports the possible range for %s feet', (heightFeet, message) => {
    const problem = findProblems([row()], (one) => ({ ...toRowInput(one), heightFeet })).get('a')!
    expect(problem.height).toBe(message)
    expect(isBlocking(problem)).toBe(true)
  })

  test.each(['3', '8'])('do not include %s feet, the limits', (heightFeet) => {
    expect(findProblems([row()], (one) => ({ ...toRowInput(one), heightFeet })).get('a')?.height).toBeUndefined()
  })

  test('of a number that both players had before do not block a save', () => {
    const rows = [row(), row({ id: 'b', firstName: 'Devon' })]
    expect([...findProblems(rows, toRowInput).values()].map(isBlocking)).toEqual([false])
    const rowInput = (one: RosterRow) => ({ ...toRowInput(one), number: one.id === 'b' ? '8' : '9' })
    expect(findProblems(rows, rowInput).size).toBe(0)
  })
})

test('limits the publication to the consents, and always allows less', () => {
  expect(isBeyondConsent(row(), 'full')).toBe(true)
  expect(isBeyondConsent(row(), 'initial')).toBe(false)
  expect(isBeyondConsent(row({ publication: 'full', allowed: 'hidden' }), 'full')).toBe(false)
})
