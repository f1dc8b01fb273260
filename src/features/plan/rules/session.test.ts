import { expect, test } from 'vitest'
import { newSession, toSession, type Session } from './session'
import type { PlanValues } from './schema'

const VALUES: PlanValues = {
  name: 'Ada',
  age: '15',
  gender: 'female',
  feet: '5',
  inches: '6',
  weight: '120',
  trainingFrequency: '3',
}

test('restores a stored plan unchanged', () => {
  const session: Session = {
    ...newSession(VALUES, 0.4),
    done: ['1-skill'],
    lacks: ['hoop'],
    diets: ['halal'],
    swaps: { lunch: 2 },
  }
  expect(toSession(JSON.parse(JSON.stringify(session)))).toEqual(session)
})

test.each([null, 3, 'plan', [], {}, { values: null }])('%j is not a plan', (stored) => {
  expect(toSession(stored)).toBeNull()
})

test.each([
  [0, 0],
  [0.99, 0.99],
  [1, 0],
  [-0.01, 0],
])('of %f as the drawn number it keeps %f', (drawn, kept) => {
  expect(toSession({ values: VALUES, drawn })?.drawn).toBe(kept)
})

test('drops fields written by others', () => {
  const stored = {
    values: VALUES,
    drawn: 7,
    done: ['a', 1, null],
    lacks: ['trampoline', 'rope'],
    diets: ['vegan', 'halal'],
    swaps: { breakfast: 1.5, lunch: -1, dinner: 2, snacks: '3', tea: 1 },
    shoppingDays: 400,
  }
  expect(toSession(stored)).toEqual({
    ...newSession(VALUES, 0),
    done: ['a'],
    lacks: ['rope'],
    diets: ['halal'],
    swaps: { dinner: 2 },
  })
})
