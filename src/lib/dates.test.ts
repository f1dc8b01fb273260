import { expect, test } from 'vitest'
import {
  addDaysTo,
  currentYear,
  daysBetween,
  formatDay,
  formatMoment,
  formatTime,
  momentOnDay,
  toDay,
  weekdayIndex,
} from './dates'

test.each(['UTC', 'Pacific/Kiritimati', 'America/New_York'])('the clock is Arizona’s for a machine in %s', (zone) => {
  process.env.TZ = zone
  expect(formatMoment('2026-11-21T01:12:00.000Z')).toBe('Nov 20, 2026, 6:12 PM')
  expect(currentYear(new Date('2027-01-01T06:59:00Z'))).toBe('2026')
  expect(currentYear(new Date('2027-01-01T07:00:00Z'))).toBe('2027')
})

test.each(['UTC', 'Pacific/Kiritimati', 'America/New_York'])('a calendar day stays itself in %s', (zone) => {
  process.env.TZ = zone
  expect(formatDay('2024-01-25')).toBe('Jan 25, 2024')
  expect(formatDay('2024-01-25T12:00:00.000Z')).toBe('Jan 25, 2024')
  expect(formatDay('2024-01-25', 'EEEE')).toBe('Thursday')
  expect(addDaysTo('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDaysTo('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2027-03-01', '2027-04-01')).toBe(31)
  expect(weekdayIndex('2027-03-14')).toBe(0)
  expect(toDay('2027-03-15T06:59:00Z')).toBe('2027-03-14')
  expect(toDay('2027-03-15T07:00:00Z')).toBe('2027-03-15')
})

test('a time is shown without empty minutes', () => {
  expect(formatTime('2027-01-05T01:00:00Z')).toBe('6 PM')
  expect(formatTime('2027-01-05T01:30:00Z')).toBe('6:30 PM')
  expect(formatTime('2027-01-05T19:00:00Z')).toBe('12 PM')
})

// Where clocks change, 6 PM moves by an hour in UTC in March and in November. In Arizona it does not.
test.each(['UTC', 'America/New_York'])('six in the evening stays six for a machine in %s', (zone) => {
  process.env.TZ = zone
  expect(momentOnDay('2027-03-09T01:00:00.000Z', 7)).toBe('2027-03-16T01:00:00.000Z')
  expect(momentOnDay('2027-11-02T01:00:00.000Z', 7)).toBe('2027-11-09T01:00:00.000Z')
  expect(formatTime(momentOnDay('2027-01-05T01:00:00.000Z', 180))).toBe('6 PM')
})
