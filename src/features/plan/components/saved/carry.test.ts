import { expect, test } from 'vitest'
import { newSession } from '../../rules/session'
import type { PlanInput } from '../../rules/body'
import { toAccountPlan, isSameChoice, toSaved, withSaved } from './carry'
import { savedPlanSchema } from '../../rules/saved-schema'

const INPUT: PlanInput = {
  name: 'Ada',
  age: 15,
  gender: 'female',
  height: 70,
  weight: 150,
  position: 'guard',
  trainingFrequency: 4,
  goal: 'stronger',
}
const VALUES = { name: 'Ada', age: '15', gender: 'female', feet: '5', inches: '10', weight: '150' } as const
const FOOD = 'b1e0c1de-0000-4000-8000-000000000001'
const SESSION = {
  ...newSession({ ...VALUES, trainingFrequency: '4' }, 0.5),
  done: ['1-skill', '7-recovery'],
  bought: [`${FOOD}-cup`],
  lacks: ['hoop' as const],
  diets: ['halal' as const],
  swaps: { lunch: 2 },
}
const SAVED = toSaved(INPUT, SESSION)

test('saves choices and completed items, but nothing about the body or food', () => {
  expect(savedPlanSchema.parse(SAVED)).toEqual({
    goal: 'stronger',
    position: 'guard',
    trainingFrequency: 4,
    lacks: ['hoop'],
    shoppingDays: 7,
    done: ['1-skill', '7-recovery'],
    bought: [`${FOOD}-cup`],
  })
})

test.each([
  ['weight', 150],
  ['height', 70],
  ['age', 15],
  ['gender', 'female'],
  ['name', 'Ada'],
  ['bmi', 21.5],
  ['calories', 2520],
  ['values', VALUES],
  ['diets', ['halal']],
  ['swaps', { lunch: 2 }],
])('rejects one with %s completely', (key, value) => {
  expect(savedPlanSchema.safeParse({ ...SAVED, [key]: value }).success).toBe(false)
})

test.each([
  { done: ['150 pounds'] },
  { done: ['8-skill'] },
  { bought: ['weight-150'] },
  { bought: [`${FOOD}-stone`] },
  { goal: 'cut' },
  { trainingFrequency: 8 },
  { shoppingDays: 150 },
  { lacks: ['scale'] },
])('rejects the invalid value %j', (change) => {
  expect(savedPlanSchema.safeParse({ ...SAVED, ...change }).success).toBe(false)
})

test('loading it updates the form and the plan, and keeps the entered body data', () => {
  const values = { ...VALUES, goal: 'all', position: 'none', trainingFrequency: '3' } as const
  expect(withSaved(values, SAVED)).toEqual({
    ...VALUES,
    goal: 'stronger',
    position: 'guard',
    trainingFrequency: '4',
  })
  expect(Object.keys(toAccountPlan(SAVED)).sort()).toEqual(['bought', 'done', 'lacks', 'shoppingDays'])
})

test('another goal, position or number of days makes it another plan, another body does not', () => {
  expect(isSameChoice({ ...INPUT, weight: 100, age: 9 }, SAVED)).toBe(true)
  for (const change of [{ goal: 'all' }, { position: 'none' }, { trainingFrequency: 1 }] as const)
    expect(isSameChoice({ ...INPUT, ...change }, SAVED)).toBe(false)
})
