import { expect, test } from 'vitest'
import type { PlanInput } from './body'
import { greetingOf, summaryOf, titleOf, trainingLine } from './texts'

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

test('with a name the plan is somebody’s', () => {
  expect([titleOf(ADA), greetingOf(ADA)]).toEqual(["Ada's plan", 'Hi Ada! Here is how to eat for your training.'])
})

test('without one nothing is missing', () => {
  const nobody = { ...ADA, name: '', position: 'none' as const, trainingFrequency: 1 }
  expect([titleOf(nobody), greetingOf(nobody), summaryOf(nobody)]).toEqual([
    'Your plan',
    'Hi! Here is how to eat for your training.',
    `Age 15, 5'10", 150 lb. One day a week, all-around.`,
  ])
})

test('on paper nobody’s weight is read', () => {
  expect(summaryOf({ ...ADA, age: 40 }, true)).toBe(`Age 40, 5'10", guard. Three days a week, all-around.`)
})

test('below 13 the weight stays out of sight', () => {
  expect(summaryOf(ADA)).toBe(`Age 15, 5'10", 150 lb, guard. Three days a week, all-around.`)
  expect(summaryOf({ ...ADA, age: 12 })).toBe(`Age 12, 5'10", guard. Three days a week, all-around.`)
})

test('below 18 nobody reads of losing weight', () => {
  const line = (age: number) => trainingLine({ ...ADA, age, goal: 'loseWeight' })
  expect([line(17), line(18)]).toEqual([
    '3 training days a week. Goal: Feel fitter (no dieting).',
    '3 training days a week. Goal: Lose weight.',
  ])
})
