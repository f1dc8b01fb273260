import { describe, expect, test } from 'vitest'
import { explainTaken, findTakenNumbers, firstFreeNumber } from './jersey-numbers'

const player = (firstName: string, number: string, isChanged = false) => ({
  id: firstName,
  firstName,
  number,
  isChanged,
})

describe('a number that is taken', () => {
  test('is reported at the changed player, regardless of the order of rows', () => {
    const taken = findTakenNumbers([player('Sofia', ' 8', true), player('Devon', '8'), player('Kai', '11')])
    expect([...taken]).toEqual([['Sofia', { number: '8', wearer: 'Devon', free: '0', isNew: true }]])
  })

  test('is not reported when two players swap their numbers', () => {
    expect(findTakenNumbers([player('Sofia', '8', true), player('Devon', '4', true)]).size).toBe(0)
  })

  test('is not new when nothing was changed', () => {
    expect(findTakenNumbers([player('Sofia', '8'), player('Devon', '8')]).get('Devon')).toMatchObject({ isNew: false })
  })

  test('offers each player another free one', () => {
    const taken = findTakenNumbers([player('A', '0'), player('B', '0', true), player('C', '0', true)])
    expect([...taken.values()].map(({ free }) => free)).toEqual(['1', '2'])
  })

  test.each(['TBD', '', ' '])('is never %j', (number) => {
    expect(findTakenNumbers([player('A', number), player('B', number, true)]).size).toBe(0)
  })
})

test('explains who has the number and which one is free, in one sentence each', () => {
  expect(explainTaken({ number: '8', wearer: 'Devon', free: '24' })).toBe('8 is Devon’s. 24 is free.')
  expect(explainTaken({ number: '8', wearer: 'Ines', free: null })).toBe('8 is Ines’.')
})

test('returns null when all numbers are taken', () => {
  expect(firstFreeNumber(new Set(['0', '1']))).toBe('2')
  expect(firstFreeNumber({ has: () => true })).toBeNull()
})
