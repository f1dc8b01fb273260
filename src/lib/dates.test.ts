import { expect, test, vi } from 'vitest'
import {
  addDaysTo,
  clockTime,
  currentYear,
  daysBetween,
  formatDay,
  formatMoment,
  formatRecent,
  formatUpcoming,
  formatTime,
  hourOf,
  isDay,
  isWithin,
  momentAt,
  momentOnDay,
  toDay,
  weekdayIndex,
} from './dates'

test.each(['UTC', 'Pacific/Kiritimati', 'America/New_York'])(
  'formats a moment in Arizona’s time zone on a machine in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(formatMoment('2026-11-21T01:12:00.000Z')).toBe('Nov 20, 2026, 6:12 PM')
    expect(currentYear(new Date('2027-01-01T06:59:00Z'))).toBe('2026')
    expect(currentYear(new Date('2027-01-01T07:00:00Z'))).toBe('2027')
  },
)

test.each(['UTC', 'Pacific/Kiritimati', 'America/New_York'])('a calendar day does not change in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(formatDay('2024-01-25')).toBe('Jan 25, 2024')
  expect(formatDay('2024-01-25T12:00:00.000Z')).toBe('Jan 25, 2024')
  expect(formatDay('2024-01-25T23:00:00-07:00')).toBe('Jan 25, 2024')
  expect(formatDay('2024-01-25', 'EEEE')).toBe('Thursday')
  expect(addDaysTo('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDaysTo('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2027-03-01', '2027-04-01')).toBe(31)
  expect(weekdayIndex('2027-03-14')).toBe(0)
  expect(toDay('2027-03-15T06:59:00Z')).toBe('2027-03-14')
  expect(toDay('2027-03-15T07:00:00Z')).toBe('2027-03-15')
})

test('formats a time without empty minutes', () => {
  expect(formatTime('2027-01-05T01:00:00Z')).toBe('6 PM')
  expect(formatTime('2027-01-05T01:30:00Z')).toBe('6:30 PM')
  expect(formatTime('2027-01-05T19:00:00Z')).toBe('12 PM')
})

// With daylight saving time, 6 PM would move by an hour in UTC in March and in November. In Arizona it does not.
test.each(['UTC', 'America/New_York'])('6 PM stays 6 PM on a machine in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(momentOnDay('2027-03-09T01:00:00.000Z', 7)).toBe('2027-03-16T01:00:00.000Z')
  expect(momentOnDay('2027-11-02T01:00:00.000Z', 7)).toBe('2027-11-09T01:00:00.000Z')
  expect(formatTime(momentOnDay('2027-01-05T01:00:00.000Z', 180))).toBe('6 PM')
})

test('converts a day and a time in the academy’s time zone to a moment and back', () => {
  expect(momentAt('2026-07-01', '16:30')).toBe('2026-07-01T23:30:00.000Z')
  expect(clockTime(momentAt('2026-12-01', '00:15'))).toBe('00:15')
  expect([0, 9, 23].map((hour) => hourOf(momentAt('2026-12-01', `${hour}:15`.padStart(5, '0'))))).toEqual([0, 9, 23])
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-2-9', false],
  ['tomorrow', false],
  ['2027-13-01', false],
  ['2027-12', false],
  ['2027-12-01T00:00', false],
  // A month of the year 12345 has as many characters as a day.
  ['+012345-06', false],
])('%s is a calendar day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  [null, null, true],
  ['2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z', true],
  ['2026-11-22T12:00:00.000Z', null, false],
  [null, '2026-11-20T12:00:00.000Z', false],
])('November 21 between %s and %s: %s', (from, to, expected) => {
  expect(isWithin('2026-11-21', from, to)).toBe(expected)
})

test.each([
  ['2026-11-21T16:05:00Z', 'Sat 9:05 AM'],
  ['2026-11-21T01:12:00Z', 'Fri 6:12 PM'],
  ['2026-11-15T19:00:00Z', 'Sun 12:00 PM'],
  ['2026-11-14T19:00:00Z', 'Nov 14'],
  ['2025-11-21T19:00:00Z', 'Nov 21, 2025'],
  ['2026-11-22T19:00:00Z', 'Nov 22'],
])('on Saturday noon in Arizona %s is formatted as %j', (moment, words) => {
  expect(formatRecent(moment, new Date('2026-11-21T19:00:00Z'))).toBe(words)
})

test.each([
  ['2026-12-03T14:00:00Z', 'Thu, Dec 3, 7 AM'],
  ['2027-01-01T06:30:00Z', 'Thu, Dec 31, 11:30 PM'],
  ['2027-01-01T07:00:00Z', 'Fri, Jan 1, 2027, 12 AM'],
])('a publication at %s is announced as %j', (moment, words) => {
  expect(formatUpcoming(moment, new Date('2026-11-21T19:00:00Z'))).toBe(words)
})
