import { describe, expect, test } from 'vitest'
import { ageBand, macroSplit, mealStyle, portionFactor } from './macros'

describe('macros', () => {
  test.each([
    [20, 'none', 'all', '25/55/20'],
    [20, 'guard', 'all', '25/57/18'],
    [20, 'forward', 'all', '25/55/20'],
    [20, 'center', 'stronger', '29/51/20'],
    [18, 'none', 'loseWeight', '30/50/20'],
    [20, 'none', 'getQuicker', '23/57/20'],
    [15, 'none', 'all', '20/55/25'],
    [17, 'none', 'loseWeight', '20/55/25'],
    [15, 'guard', 'jumpHigher', '16/59/25'],
  ] as const)('at age %i, %s, %s: %s', (age, position, goal, expected) => {
    const { protein, carbs, fat } = macroSplit({ age, position, goal }, { youthClamp: true })
    expect(`${protein}/${carbs}/${fat}`).toBe(expected)
  })

  test('staff can disable the fat minimum', () => {
    const split = macroSplit({ age: 15, position: 'none', goal: 'all' }, { youthClamp: false })
    expect(split).toEqual({ protein: 25, carbs: 55, fat: 20 })
  })

  test.each([
    ['stronger', 'muscle'],
    ['gainWeight', 'muscle'],
    ['jumpHigher', 'energy'],
    ['getQuicker', 'energy'],
    ['loseWeight', 'recovery'],
    ['all', 'allAround'],
    ['something new', 'allAround'],
  ])('the eating style for %s is %s', (goal, style) => {
    expect(mealStyle(goal)).toBe(style)
  })

  test.each([
    [11, 'child', 2 / 3],
    [12, 'teen', 1],
    [17, 'teen', 1],
    [18, 'adult', 1],
  ])('age %i is a %s with a portion of %f', (age, band, portion) => {
    expect([ageBand(age), portionFactor(age)]).toEqual([band, portion])
  })
})
