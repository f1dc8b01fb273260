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

  // A second copy of the CDC's table: 5th, 85th and 95th percentile.
  test.each([
    [5, 'male', 13.8, 16.9, 18.1],
    [6, 'male', 13.7, 17.2, 18.7],
    [7, 'male', 13.7, 17.6, 19.6],
    [8, 'male', 13.9, 18.3, 20.5],
    [9, 'male', 14.1, 19.0, 21.6],
    [10, 'male', 14.4, 19.8, 22.6],
    [11, 'male', 14.7, 20.6, 23.7],
    [12, 'male', 15.2, 21.4, 24.7],
    [13, 'male', 15.7, 22.2, 25.6],
    [14, 'male', 16.2, 23.0, 26.4],
    [15, 'male', 16.8, 23.8, 27.2],
    [16, 'male', 17.4, 24.5, 27.9],
    [17, 'male', 18.0, 25.3, 28.6],
    [5, 'female', 13.5, 16.9, 18.5],
    [6, 'female', 13.4, 17.3, 19.2],
    [7, 'female', 13.5, 17.9, 20.2],
    [8, 'female', 13.6, 18.7, 21.3],
    [9, 'female', 13.9, 19.5, 22.4],
    [10, 'female', 14.2, 20.4, 23.5],
    [11, 'female', 14.6, 21.3, 24.7],
    [12, 'female', 15.0, 22.1, 25.7],
    [13, 'female', 15.5, 22.9, 26.7],
    [14, 'female', 16.0, 23.7, 27.7],
    [15, 'female', 16.5, 24.3, 28.5],
    [16, 'female', 17.0, 24.9, 29.2],
    [17, 'female', 17.4, 25.4, 30.0],
  ] as const)('at age %i the bands of %s children begin at %f, %f and %f', (age, gender, p5, p85, p95) => {
    const bands = [p5 - 0.01, p5, p85 - 0.01, p85, p95 - 0.01, p95].map((bmi) => youthBand(bmi, age, gender))
    expect(bands).toEqual(['below', 'usual', 'usual', 'above', 'above', 'farAbove'])
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
