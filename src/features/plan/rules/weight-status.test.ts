import { describe, expect, test } from 'vitest'
import { specStatus, weightStatus, youthBand } from './weight-status'

describe('weight status', () => {
  test.each([
    [17.9, 12, 'Underweight'],
    [18, 12, 'Healthy weight'],
    [25, 17, 'Healthy weight'],
    [25.1, 17, 'Overweight'],
    [30, 17, 'Overweight'],
    [18.4, 18, 'Underweight'],
    [18.5, 18, 'Healthy weight'],
    [24.9, 18, 'Healthy weight'],
    [25, 18, 'Overweight'],
    [29.9, 40, 'Overweight'],
    [30, 40, 'Obese'],
  ])('by the fixed cut-offs, BMI %f at age %i is %s', (bmi, age, status) => {
    expect(specStatus(bmi, age)).toBe(status)
  })

  test.each([
    [13.6, 7, 'male', 'below'],
    [13.7, 7, 'male', 'usual'],
    [17.6, 7, 'male', 'above'],
    [19.6, 7, 'male', 'farAbove'],
    [14.1, 10, 'female', 'below'],
    [14.2, 10, 'female', 'usual'],
    [24.8, 16, 'female', 'usual'],
    [24.9, 16, 'female', 'above'],
    [30, 17, 'female', 'farAbove'],
  ] as const)('BMI %f at age %i among %s children is %s', (bmi, age, gender, band) => {
    expect(youthBand(bmi, age, gender)).toBe(band)
  })

  test('below 18 the CDC band comes first in neutral words, and the fixed cut-off is for parents', () => {
    expect(weightStatus(15.5, 8, 'male', 'both')).toEqual({
      main: 'Healthy weight',
      quickScreen: 'Underweight',
      needsDoctor: false,
    })
    expect(weightStatus(15.5, 8, 'male', 'cdc').quickScreen).toBeNull()
    expect(weightStatus(15.5, 8, 'male', 'spec')).toMatchObject({ main: 'Underweight', quickScreen: null })
    expect(weightStatus(22, 8, 'male', 'both').main).toBe('Above the usual range for age')
  })

  test.each([
    [13, 8, true],
    [16, 8, false],
    [20.5, 8, true],
    [16.9, 30, true],
    [17, 30, false],
    [34.9, 30, false],
    [35, 30, true],
  ])('BMI %f at age %i: needs a doctor first is %s', (bmi, age, needsDoctor) => {
    expect(weightStatus(bmi, age, 'male', 'both').needsDoctor).toBe(needsDoctor)
  })
})
