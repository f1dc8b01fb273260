import { expect, test } from 'vitest'
import { readPhoneSearch } from './phone-search'

test.each([
  ['(623) 555-0110', '6235550110'],
  ['+1 623.555.0110', '6235550110'],
  ['1623 555', '1623555'],
  ['0110', '0110'],
  [' 5550 ', '5550'],
])('%s is a phone number', (text, digits) => {
  expect(readPhoneSearch(text, 4)).toBe(digits)
})

test.each(['', '7', '110', 'Pat', '12U 5550', '555-01a'])('“%s” is no phone number', (text) => {
  expect(readPhoneSearch(text, 4)).toBeNull()
})
