import { expect, test } from 'vitest'
import type { PlanInput } from './body'
import { chooseFocus, greetingOf, summaryOf, titleOf, trainingLine } from './texts'

const ADA: PlanInput = {
  name: 'Ada',
  age: 15,
  gender: 'female',
  height: 70,
  weight: 150,
  position: 'guard',
  trainingFrequency: 3,
  goal: 'all',
}

test('uses the name in the title and greeting', () => {
  expect([titleOf(ADA), greetingOf(ADA)]).toEqual(['Ada’s plan', 'Hi Ada! Here is how to eat for your training.'])
})

test('is complete without a name', () => {
  const unnamed = { ...ADA, name: '', position: 'none' as const, trainingFrequency: 1 }
  expect([titleOf(unnamed), greetingOf(unnamed), summaryOf(unnamed)]).toEqual([
    'Your plan',
    'Hi! Here is how to eat for your training.',
    `Age 15, 5'10", 150 lb. One day a week, all-around.`,
  ])
})

test('omits the weight in print', () => {
  expect(summaryOf({ ...ADA, age: 40 }, true)).toBe(`Age 40, 5'10", guard. Three days a week, all-around.`)
})

test('omits the weight below 13', () => {
  expect(summaryOf(ADA)).toBe(`Age 15, 5'10", 150 lb, guard. Three days a week, all-around.`)
  expect(summaryOf({ ...ADA, age: 12 })).toBe(`Age 12, 5'10", guard. Three days a week, all-around.`)
})

test('does not mention losing weight below 18', () => {
  const line = (age: number) => trainingLine({ ...ADA, age, goal: 'loseWeight' })
  expect([line(17), line(18)]).toEqual([
    '3 training days a week. Goal: Feel fitter (no dieting).',
    '3 training days a week. Goal: Lose weight.',
  ])
})

test.each([
  ['loseWeight', 17, 'feelFitter'],
  ['loseWeight', 18, 'loseWeight'],
  ['gainWeight', 13, 'growing'],
  ['gainWeight', 14, 'gainWeight'],
] as const)('the goal %s at age %i has the focus %s', (goal, age, focus) => {
  expect(chooseFocus(goal, age)).toBe(focus)
})

test('every other goal has its own focus at any age', () => {
  const goals = ['all', 'stronger', 'jumpHigher', 'getQuicker'] as const
  for (const age of [7, 40]) expect(goals.map((goal) => chooseFocus(goal, age))).toEqual(goals)
})
