import { describe, expect, test, vi } from 'vitest'
import { ageOn, arizonaToday, describeBirthday, fromIsoDate, tidyBirthday, toIsoDate } from './birthday'

test.each([
  ['04/09/2012', '2012-04-09'],
  ['02/29/2012', '2012-02-29'],
  ['02/29/2013', null],
  ['04/31/2012', null],
  ['04/00/2012', null],
  ['04/99/2012', null],
  ['00/10/2013', null],
  ['13/10/2013', null],
  ['4/9/2012', null],
  ['104/09/2012', null],
  ['04/09/20123', null],
])('parses %s as %s in every time zone', (input, iso) => {
  for (const zone of ['America/Phoenix', 'Pacific/Kiritimati', 'UTC']) {
    vi.stubEnv('TZ', zone)
    expect(toIsoDate(input)).toBe(iso)
  }
})

test.each([
  ['4/9/2012', '04/09/2012'],
  ['04092012', '04/09/2012'],
  ['4-9-2012', '04/09/2012'],
  [' 11.12.2012 ', '11/12/2012'],
  [' 04092012 ', '04/09/2012'],
  ['4 9 2012', '04/09/2012'],
  ['4/9/14', '04/09/2014'],
  ['2012-04-09', '04/09/2012'],
  ['April 9, 2012', '04/09/2012'],
  ['apr. 9th 2012', '04/09/2012'],
  ['9 April 2012', '04/09/2012'],
  ['Sept 4 2016', '09/04/2016'],
  ['April 9', 'April 9'],
  ['Morch 9, 2012', 'Morch 9, 2012'],
  ['4/9/201', '4/9/201'],
  ['492012', '492012'],
  ['born 4/9/2012', 'born 4/9/2012'],
  ['4/9/2012 or so', '4/9/2012 or so'],
  ['born 04092012', 'born 04092012'],
  ['040920123', '040920123'],
])('normalizes %j to %j', (input, tidy) => {
  expect(tidyBirthday(input)).toBe(tidy)
})

test.each(['2012-04-09', '2012-04-09T12:00:00.000Z'])('formats the stored day %s as families enter it', (stored) => {
  expect(fromIsoDate(stored)).toBe('04/09/2012')
})

describe('computes the age on a given day', () => {
  test.each([
    ['2015-08-31', '2027-08-31', 12, 'the birthday itself'],
    ['2015-09-01', '2027-08-31', 11, 'the day before the birthday'],
    ['2016-02-29', '2027-02-28', 10, 'a leap day, before it'],
    ['2016-02-29', '2027-03-01', 11, 'a leap day, the day after'],
    ['2016-02-29', '2028-02-29', 12, 'a leap day, in a leap year'],
  ])('born %s, on %s: %d (%s)', (born, day, age, _why) => {
    expect(ageOn(born, day)).toBe(age)
  })
})

describe('formats a birthday in words', () => {
  test.each([
    ['2016-09-04', 'September 4, 2016, 10 years old'],
    ['2025-11-20', 'November 20, 2025, 1 year old'],
    ['2025-11-24', 'November 24, 2025, 0 years old'],
  ])('describes %s as %s', (born, words) => {
    expect(describeBirthday(born, '2026-11-23')).toBe(words)
  })

  test('a day ends in Arizona seven hours after it ends in London', () => {
    expect(arizonaToday(Date.parse('2026-11-24T06:59:59Z'))).toBe('2026-11-23')
    expect(arizonaToday(Date.parse('2026-11-24T07:00:00Z'))).toBe('2026-11-24')
  })
})
