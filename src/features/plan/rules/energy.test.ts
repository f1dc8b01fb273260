import { describe, expect, test } from 'vitest'
import { body } from '../../../../tests/support/bodies'
import { activityMultiplier, basalRate, dailyEnergy } from './energy'

describe('energy', () => {
  test.each([
    [0, 30, 1.3],
    [1, 30, 1.475],
    [2, 30, 1.475],
    [3, 30, 1.65],
    [5, 30, 1.65],
    [6, 30, 1.825],
    [7, 30, 1.825],
    [3, 18, 1.65],
    [3, 17, 1.7],
    [3, 14, 1.7],
    [3, 13, 1.75],
  ])('the multiplier for %i days at age %i is %f', (days, age, multiplier) => {
    expect(activityMultiplier(days, age)).toBe(multiplier)
  })

  // Schofield's own values in megajoules and meters, as in the package PAutilities.
  test.each([
    ['male', 9, 0.082, 0.545, 1.736],
    ['female', 9, 0.071, 0.677, 1.553],
    ['male', 10, 0.068, 0.574, 2.157],
    ['female', 10, 0.035, 1.948, 0.837],
    ['male', 17, 0.068, 0.574, 2.157],
  ] as const)('the resting energy of a %s of age %i equals Schofield’s', (gender, age, perKg, perMeter, constant) => {
    const megajoules = perKg * 30 + perMeter * 1.4 + constant
    const kcal = basalRate({ gender, age, height: 140 / 2.54, weight: 30 / 0.45359237 })
    expect(Math.abs(kcal - megajoules * 239.006)).toBeLessThan(5)
  })

  test.each([
    ['male', 25, 80, 180, 1805],
    ['female', 25, 60, 165, 1345.25],
  ] as const)('the resting energy of a %s of age %i equals Mifflin and St Jeor’s', (gender, age, kg, cm, kcal) => {
    expect(basalRate({ gender, age, height: cm / 2.54, weight: kg / 0.45359237 })).toBeCloseTo(kcal, 6)
  })

  test.each([
    [body('male', 13, 62, 100, 3, 'gainWeight'), 0],
    [body('male', 14, 62, 100, 3, 'gainWeight'), 250],
    [body('male', 17, 62, 200, 3, 'loseWeight'), 0],
    [body('male', 40, 70, 170, 3, 'loseWeight'), 0],
    [body('male', 40, 80, 450, 7, 'gainWeight'), 400],
    [body('male', 40, 80, 450, 7, 'loseWeight'), -400],
  ])('the goal of %j changes it by %i', (input, shift) => {
    expect(dailyEnergy(input).shift).toBe(shift)
  })

  test('an adult who loses weight never gets less than the resting energy, nor less than 1500 or 1200', () => {
    const smallMan = dailyEnergy(body('male', 90, 58, 130, 1, 'loseWeight'))
    expect(smallMan.calories).toBe(1500)
    const smallWoman = dailyEnergy(body('female', 90, 56, 120, 1, 'loseWeight'))
    expect(smallWoman.calories).toBe(1200)
  })
})
