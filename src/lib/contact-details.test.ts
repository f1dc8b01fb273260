import { expect, test } from 'vitest'
import { tidyBirthday, toIsoDate } from './birthday'
import { normalisePhone } from './phone'

test.each([
  ['04/09/2012', '2012-04-09'],
  ['02/29/2012', '2012-02-29'],
  ['02/29/2013', null],
  ['00/10/2013', null],
  ['4/9/2012', null],
])('%s becomes %s, whatever the time zone', (typed, iso) => {
  for (const zone of ['America/Phoenix', 'Pacific/Kiritimati', 'UTC']) {
    process.env.TZ = zone
    expect(toIsoDate(typed)).toBe(iso)
  }
})

test.each([
  ['4/9/2012', '04/09/2012'],
  ['04092012', '04/09/2012'],
  ['4-9-2012', '04/09/2012'],
  ['April 9', 'April 9'],
  ['492012', '492012'],
])('%s is tidied to %s', (typed, tidy) => {
  expect(tidyBirthday(typed)).toBe(tidy)
})

test.each([
  ['(623) 555-0101', '+16235550101'],
  ['1 623 555 0101', '+16235550101'],
  ['+49 30 901820', '+4930901820'],
  ['555-0101 x2', '55501012'],
])('%s is stored for searching as %s', (typed, digits) => {
  expect(normalisePhone(typed)).toBe(digits)
})
