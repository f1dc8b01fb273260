import { expect, it } from 'vitest'
import { practiceClock, withPercent } from './training'

it('works out when each part starts and when all is over', () => {
  const parts = [{ minutes: 15 }, { minutes: 25 }, { minutes: 80 }]
  expect(practiceClock(18, parts)).toEqual({ starts: ['6:00', '6:15', '6:40'], end: '8:00', minutes: 120 })
})

it.each([
  [0, '12:00', '12:50'],
  [11, '11:00', '11:50'],
  [12, '12:00', '12:50'],
  [23, '11:00', '11:50'],
])('reads the hour %d off a clock with twelve hours', (startHour, start, end) => {
  expect(practiceClock(startHour, [{ minutes: 50 }])).toEqual({ starts: [start], end, minutes: 50 })
})

it('passes midnight and stands for a practice without parts', () => {
  expect(practiceClock(23, [{ minutes: 75 }]).end).toBe('12:15')
  expect(practiceClock(18, [])).toEqual({ starts: [], end: '6:00', minutes: 0 })
})

it('fills in the percentage wherever it is asked for', () => {
  expect(withPercent('save up to {percent}%, {percent}', 15)).toBe('save up to 15%, 15')
  expect(withPercent('ask us', 15)).toBe('ask us')
})
