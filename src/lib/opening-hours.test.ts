import { expect, test } from 'vitest'
import { closedWeekdays } from './opening-hours'

test.each([
  ['Sunday', 'Closed', [0]],
  ['Sundays', 'closed', [0]],
  ['Saturday-Monday', 'Closed', [6, 0, 1]],
  ['Monday, Wednesday', 'Closed', [1, 3]],
  ['Sunday', '9:00 AM - 1:00 PM', []],
  ['Holidays', 'Closed', []],
])('%s %s closes on %j', (days, times, closed) => {
  expect(closedWeekdays([{ days, times }])).toEqual(closed)
})
