import { expect, test } from 'vitest'
import { formatPhone } from './format-phone'

test.each([
  ['16235550101', '(623) 555-0101'],
  ['6235550101', '(623) 555-0101'],
  ['555010', '555010'],
  ['5550101', '5550101'],
  ['55501012', '55501012'],
  ['235550101', '235550101'],
  ['26235550101', '26235550101'],
  ['', ''],
])('formats the digits %j as %j', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown)
})
