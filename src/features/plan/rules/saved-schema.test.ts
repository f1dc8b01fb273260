import { expect, test } from 'vitest'
import { savedPlanSchema } from './saved-schema'

const PLAN = {
  goal: 'jumpHigher',
  position: 'none',
  trainingFrequency: 3,
  lacks: ['hoop'],
  shoppingDays: 3,
  done: ['1-skill'],
  bought: ['b1e0c1de-0000-4000-8000-000000000001-cup'],
}

test.each([
  {},
  { trainingFrequency: 1, shoppingDays: 1 },
  { trainingFrequency: 7, shoppingDays: 7 },
  { lacks: [], done: [], bought: [] },
])('accepts a plan with %j', (change) => expect(savedPlanSchema.safeParse({ ...PLAN, ...change }).success).toBe(true))

test.each([
  { name: 'Ada' },
  { age: 12 },
  { diets: ['halal'] },
  { goal: 'slimmer' },
  { trainingFrequency: 0 },
  { trainingFrequency: 8 },
  { shoppingDays: 2 },
  { lacks: ['trampoline'] },
  { done: ['8-skill'] },
  { done: ['1-skill of Ada'] },
  { done: Array.from({ length: 31 }, () => '1-skill') },
  { bought: ['milk-cup'] },
])('rejects a plan with %j', (change) => expect(savedPlanSchema.safeParse({ ...PLAN, ...change }).success).toBe(false))
