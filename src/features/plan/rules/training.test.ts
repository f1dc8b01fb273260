import { describe, expect, test } from 'vitest'
import {
  fewerDays,
  guidelineFor,
  minutesPerDay,
  percentDone,
  templateFor,
  weekChecklist,
  weekSchedule,
} from './training'

const FOCUSES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test.each([
  [7, 5, 35],
  [8, 1, 60],
  [8, 7, 25],
  [10, 2, 75],
  [10, 7, 40],
  [12, 6, 90],
  [12, 7, 85],
  [16, 7, 120],
  [30, 7, 120],
])('at age %i with %i days, a day has %i minutes', (age, days, minutes) => {
  expect(minutesPerDay(age, days)).toBe(minutes)
})

test.each([
  [6, 5, null],
  [6, 6, 5],
  [11, 7, 5],
  [12, 6, null],
  [12, 7, 6],
  [17, 7, 6],
  [18, 6, null],
  [18, 7, 6],
])('at age %i, choosing %i days suggests %s', (age, days, fewer) => {
  expect(fewerDays(age, days)).toBe(fewer)
})

test.each([
  [8, '9-12', 40],
  [12, '9-12', 80],
  [13, '8-10', 80],
  [17, '8-10', 100],
  [18, '7-9', 120],
])('at age %i, sleep is %s hours and the maximum of landings is %i', (age, sleep, landings) => {
  expect(guidelineFor(age)).toMatchObject({ sleep, landings })
})

describe('the week', () => {
  test('has three templates', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(templateFor)).toEqual([
      'upToTwo',
      'upToTwo',
      'threeOrFour',
      'threeOrFour',
      'fiveToSeven',
      'fiveToSeven',
      'fiveToSeven',
    ])
  })

  test.each([1, 3, 7])('of %i days includes every selected day', (days) => {
    const schedule = weekSchedule(FOCUSES, days)
    expect(schedule.map(({ focus }) => focus)).toEqual(FOCUSES.map((focus, index) => (index < days ? focus : null)))
  })

  test.each([[[1]], [[1, 2, 3]], [[1, 2, 3, 4, 5, 6, 7]]])(
    'has a checklist of work on days %j and recovery on all seven',
    (days) => {
      const exercises = [{ title: 'a' }]
      const items = weekChecklist({ skill: exercises, athletic: exercises, recovery: exercises }, days.length)
      const daysOf = (name: string) => items.filter(({ list }) => list === name).map(({ day }) => day)
      expect(['skill', 'athletic', 'recovery'].map(daysOf)).toEqual([days, days, [1, 2, 3, 4, 5, 6, 7]])
    },
  )
})

test.each([
  [0, 13, 0],
  [1, 13, 8],
  [7, 13, 54],
  [13, 13, 100],
  [0, 0, 0],
])('%i of %i are %i percent', (done, all, percent) => {
  expect(percentDone(done, all)).toBe(percent)
})
