import { expect, test } from 'vitest'
import { LIMITS } from './limits'
import { phone } from './validation'

const MESSAGE = 'Please enter a valid phone number.'
const messageFor = (typed: string) => phone(MESSAGE).safeParse(typed).error?.issues[0]?.message ?? null

// Seven digits are a number without its area code, which takes some words around it to be ten characters long.
test.each([
  ['5550101', MESSAGE, 'seven digits alone'],
  ['555-01012', MESSAGE, 'nine characters'],
  ['555-010123', null, 'ten characters'],
  ['(623) 5550', null, 'seven digits in ten characters'],
  ['(623) 555-', MESSAGE, 'six digits in ten characters'],
  ['call 555010', MESSAGE, 'six digits in more'],
  ['call 5550101', null, 'seven digits in more'],
  ['call 55501012', null, 'eight digits in more'],
  [' 555-01012 ', MESSAGE, 'nine characters and spaces around them'],
  ['(623) 555-0101', null, 'as people write it'],
  [`555-0101 ${'x'.repeat(LIMITS.phone - 9)}`, null, 'as long as may be'],
  [`555-0101 ${'x'.repeat(LIMITS.phone - 8)}`, `Please use at most ${LIMITS.phone} characters.`, 'one longer'],
])('the phone number %j gives %j (%s)', (typed, message, _why) => {
  expect(messageFor(typed)).toBe(message)
})
