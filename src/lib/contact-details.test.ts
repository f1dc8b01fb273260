import { expect, test } from 'vitest'
import { tidyBirthday, toIsoDate } from './birthday'
import { formatPhone, normalisePhone } from './phone'

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
  ['555-010', '555010'],
  ['555-0101', '5550101'],
  ['555-0101 x2', '55501012'],
  ['23 555 0101', '235550101'],
  ['2 623 555 0101', '26235550101'],
  ['1 623 555 01012', '162355501012'],
  [' +1 (623) 555-0101', '+16235550101'],
])('%s is stored for searching as %s', (typed, digits) => {
  expect(normalisePhone(typed)).toBe(digits)
})

test.each([
  ['16235550101', '(623) 555-0101'],
  ['6235550101', '(623) 555-0101'],
  ['555010', '555010'],
  ['5550101', '5550101'],
  ['55501012', '55501012'],
  ['235550101', '235550101'],
  ['26235550101', '26235550101'],
  ['', ''],
])('the digits %j are shown as %j', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown)
})
