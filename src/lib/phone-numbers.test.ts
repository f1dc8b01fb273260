import { expect, test } from 'vitest'
import { z } from 'zod'
import { dialable, dialed, normalizePhone, telHref } from './phone-numbers'

test.each([
  ['(623) 555-0101', '+16235550101'],
  ['1 623 555 0101', '+16235550101'],
  [' +1 (623) 555-0101', '+16235550101'],
  ['623.555.0101', '+16235550101'],
  ['623-555-0101 ext 3', '+16235550101'],
  ['623-555-0101x3', '+16235550101'],
  ['call (623) 555-0101, please', '+16235550101'],
  ['001 623 555 0101', '+16235550101'],
  ['(0)623 555 0101', '+16235550101'],
  ['623-555-0101 / 602-555-0102', '+16235550101'],
  ['623-555-0101 or 602-555-0102', '+16235550101'],
  ['6235550101 6025550102', '+16235550101'],
  ['home 555, cell 623-555-0101', '+16235550101'],
  ['+49 30 901820', '+4930901820'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['011 49 30 901820', '+4930901820'],
])('dials %s as %s', (input, number) => {
  expect(dialable(input)).toBe(number)
  expect(normalizePhone(input)).toBe(number)
})

test.each([
  ['555-0101', '5550101'],
  ['555-0101 x2', '55501012'],
  ['23 555 0101', '235550101'],
  ['012 345 6789', '0123456789'],
  ['1 623 555 01012', '162355501012'],
  ['none', ''],
])('%s cannot be dialed, and is stored for searching as %j', (input, digits) => {
  expect(dialable(input)).toBeNull()
  expect(normalizePhone(input)).toBe(digits)
})

test.each([
  ['(623) 555-0123', 'tel:+16235550123'],
  ['(623) 555-0123 ext 7', 'tel:+16235550123;ext=7'],
  ['555-0101', 'tel:5550101'],
])('a tap on %s opens %s', (input, href) => {
  expect(telHref(input)).toBe(href)
})

test.each([
  ['+44 (0)20 7946 0018', true],
  ['623-555-0101 or 602-555-0102', true],
  ['555-0101', true],
  ['1 623 555 01012', false],
])('a form with a dialed field given %s: accepted %s', (phone, isAccepted) => {
  expect(dialed(z.object({ phone: z.string() }), ['phone']).safeParse({ phone }).success).toBe(isAccepted)
})
