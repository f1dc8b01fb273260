import { describe, expect, test } from 'vitest'
import { toWeek } from './week'

describe('toWeek', () => {
  test('puts each practice on its day, and leaves the others free', () => {
    const week = toWeek([
      { day: 'Monday', hours: '6PM-8PM' },
      { day: 'Fri', hours: '6PM-8PM' },
      { day: 'fridays', hours: '8PM-9PM' },
    ])
    expect(week?.map(({ day, hours }) => [day, hours.length])).toEqual([
      ['Monday', 1],
      ['Tuesday', 0],
      ['Wednesday', 0],
      ['Thursday', 0],
      ['Friday', 2],
      ['Saturday', 0],
      ['Sunday', 0],
    ])
  })

  test.each([[[]], [[{ day: 'Every day', hours: '6PM' }]], [[{ day: 'M', hours: '6PM' }]]])(
    'returns null for times without days: %j',
    (times) => {
      expect(toWeek(times)).toBeNull()
    },
  )
})
