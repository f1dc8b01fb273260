import { describe, expect, test } from 'vitest'
import { dailyOunces, hydration } from './hydration'

describe('water', () => {
  test.each([
    [190, 20, 127],
    [150, 20, 101],
    [0, 20, 80],
    [150, 15, 86],
    [75, 10, 43],
    [0, 15, 68],
    [200, 8, 60],
    [200, 13, 90],
    [300, 17, 130],
    [400, 30, 160],
    [400, 18, 160],
    [400, 14, 130],
    [400, 9, 90],
    [400, 0, 60],
  ])('the daily water for %i lb at age %i is %i oz', (pounds, age, ounces) => {
    expect(dailyOunces(pounds, age)).toBe(ounces)
  })

  test('adds 12-16 oz for an hour of training, 16-20 for adults', () => {
    expect(hydration(120, 17).perHour).toEqual({ low: 12, high: 16 })
    expect(hydration(120, 18).perHour).toEqual({ low: 16, high: 20 })
  })
})
