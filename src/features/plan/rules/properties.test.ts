import { expect, test } from 'vitest'
import type { PlanInput } from './body'
import { GENDER_KEYS, GOAL_KEYS, POSITION_KEYS } from './options'
import { isWithinEquation } from './energy'
import { explainPlan } from './explain'
import { computePlan } from './plan'

const SETTINGS = { youthMacroClamp: true, youthBmi: 'both' } as const
const BODIES = 6000
/** Calories are rounded to the nearest 10. */
const ROUNDING = 5

/** Mulberry32 with a fixed seed: the same bodies in every run, so that failures are reproducible. */
function drawer(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function bodies(): PlanInput[] {
  const draw = drawer(20261121)
  const whole = (min: number, max: number) => min + Math.floor(draw() * (max - min + 1))
  const one = <Value>(values: readonly Value[]) => values[whole(0, values.length - 1)]!
  return Array.from({ length: BODIES }, (_, index) => ({
    name: '',
    // Half of them under 18.
    age: index % 2 ? whole(5, 17) : whole(18, 99),
    gender: one(GENDER_KEYS),
    height: whole(30, 90),
    weight: whole(300, 5000) / 10,
    position: one(POSITION_KEYS),
    trainingFrequency: whole(1, 7),
    goal: one(GOAL_KEYS),
  })).filter(isWithinEquation)
}

const ALL = bodies()

/** Returns the first body that violates a property: one readable failure instead of six thousand assertions. */
function exception(holds: (input: PlanInput, figures: ReturnType<typeof computePlan>) => boolean) {
  return ALL.find((input) => !holds(input, computePlan(input, SETTINGS)))
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

test('no figure is missing, infinite or negative', () => {
  expect(
    exception((_, figures) => {
      // A deficit is the only figure that may be negative.
      const { shift, ...energy } = figures.energy
      return (
        Number.isFinite(shift) && numbersIn({ ...figures, energy }).every((one) => Number.isFinite(one) && one >= 0)
      )
    }),
  ).toBeUndefined()
})

test('macros sum to 100, and are in the ranges for growing bodies below 18', () => {
  expect(
    exception(({ age }, { split: { protein, carbs, fat } }) => {
      const isInside = protein >= 10 && protein <= 30 && carbs >= 45 && carbs <= 65 && fat >= 25 && fat <= 35
      return protein + carbs + fat === 100 && (age >= 18 || isInside)
    }),
  ).toBeUndefined()
})

test('the four meals sum to the day', () => {
  expect(
    exception((_, { meals, energy }) => {
      return meals.breakfast + meals.lunch + meals.dinner + meals.snacks === energy.calories
    }),
  ).toBeUndefined()
})

test('below 18 there is never a deficit, and the calories are within the required range', () => {
  expect(
    exception(({ age }, { energy }) => {
      if (age >= 18) return energy.range === null
      const { low, high } = energy.range!
      const fitsRange = energy.calories >= low - ROUNDING && energy.calories <= high + energy.shift + ROUNDING
      return energy.shift >= 0 && fitsRange
    }),
  ).toBeUndefined()
})

test('an adult with a deficit gets at least the basal rate and the minimum', () => {
  expect(
    exception(({ age, gender }, { energy }) => {
      if (age < 18 || energy.shift >= 0) return true
      const eaten = energy.maintenance + energy.shift
      return eaten >= energy.basal - 0.001 && eaten >= (gender === 'male' ? 1500 : 1200) && energy.shift >= -400
    }),
  ).toBeUndefined()
})

test('an adult’s goal to lose weight never adds calories, and without that goal there is no minimum', () => {
  expect(
    exception(({ age, goal }, { energy }) => {
      if (age < 18) return true
      return energy.maintenance === energy.raw && (goal !== 'loseWeight' || energy.shift <= 0)
    }),
  ).toBeUndefined()
})

test('calories never decrease with increasing weight, except where a deficit begins for an adult', () => {
  expect(
    exception((input, { energy }) => {
      if (input.weight > 495) return true
      const heavier = { ...input, weight: input.weight + 5 }
      const after = computePlan(heavier, SETTINGS).energy
      const begins = input.age >= 18 && input.goal === 'loseWeight' && energy.shift === 0 && after.shift < 0
      return begins || after.calories >= energy.calories
    }),
  ).toBeUndefined()
})

test('water is below the maximum for the age, and minutes are below the weekly maximum for the age', () => {
  expect(
    exception(({ age, trainingFrequency: days }, { hydration, training }) => {
      const limit = age <= 8 ? 60 : age <= 13 ? 90 : age <= 17 ? 130 : 160
      return hydration.dailyOunces <= limit && training.minutes * days <= training.week && training.minutes > 0
    }),
  ).toBeUndefined()
})

test('the same body always gets the same plan', () => {
  const first = ALL.slice(0, 50)
  const plans = () => JSON.stringify(first.map((input) => computePlan(input, SETTINGS)))
  expect(plans()).toBe(plans())
})

test('every printed sum is exact', () => {
  for (const input of ALL) {
    const [rest, day] = explainPlan(input, computePlan(input, SETTINGS), SETTINGS)
    for (const { text } of [rest!, day!]) {
      const [sum, result] = text.replaceAll(',', '').split(' = ')
      expect(Math.abs(valueOf(sum!) - parseFloat(result!)), text).toBeLessThan(0.7)
    }
  }
})

/** Evaluates "10 × 34.02 kg + 6.25 × 142.24 cm - 5 × 60 years - 161": factors first, then from left to right. */
function valueOf(sum: string): number {
  const terms = sum.replaceAll(' - ', ' + -').split(' + ')
  return terms
    .map((term) => term.split(' × ').map(parseFloat))
    .reduce((total, factors) => total + factors.reduce((product, factor) => product * factor), 0)
}

test('the explanation contains numbers and a source at every step, for every body', () => {
  for (const input of ALL.slice(0, 500)) {
    for (const { text, source } of explainPlan(input, computePlan(input, SETTINGS), SETTINGS)) {
      expect(text).not.toMatch(/NaN|Infinity|undefined|--/)
      expect(text).toMatch(/\d/)
      expect(source).not.toBe('')
    }
  }
})
