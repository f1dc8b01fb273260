import { afterEach, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { LIMITS } from './limits'
import { birthday, email, longText, optionalText, phone, text, wholeNumber } from './validation'

const MESSAGE = 'Please enter a valid phone number.'

/** Returns the first error, as a form shows it beside the field. */
function messageFor(schema: z.ZodType, input: unknown): string | null {
  return schema.safeParse(input).error?.issues[0]?.message ?? null
}

afterEach(() => void vi.useRealTimers())

// Seven digits are a number without area code and need other characters to reach the minimum of ten.
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
])('the phone number %j gives %j (%s)', (input, message, _why) => {
  expect(messageFor(phone(MESSAGE), input)).toBe(message)
})

test('removes invisible characters, and treats text that is empty without them as missing', () => {
  expect(text(MESSAGE).parse('\u202AAvery\u200B \uFEFF')).toBe('Avery')
  expect(messageFor(text(MESSAGE), ' \u200B\u2066\u00AD\u3164 ')).toBe(MESSAGE)
  expect(email(MESSAGE).parse('\u200Eavery@example.org\u200B')).toBe('avery@example.org')
  expect(phone(MESSAGE).parse('\u202A(623) 555-0101\u202C')).toBe('(623) 555-0101')
  expect(birthday('required', 'invalid').parse('\u200E04/09/2012')).toBe('04/09/2012')
  expect(wholeNumber('Weight', 3, 100).parse('12\u200B')).toBe('12')
})

test('rejects characters that no keyboard produces, with a message', () => {
  expect(messageFor(text(MESSAGE), 'Avery\u0000')).toContain('invisible')
})

test.each(['Bob\n\nPay now', 'Bob\rPay', 'Bob\tPay', 'Bob\u2028Pay'])(
  'a single line rejects line breaks: %j',
  (input) => {
    expect(messageFor(text(MESSAGE), input)).toBe('Please use one line only.')
    expect(messageFor(optionalText(LIMITS.name), input)).toBe('Please use one line only.')
    expect(messageFor(longText(MESSAGE), input)).toBeNull()
  },
)

test.each(['\uE000very', 'Av\u{F0000}ery', `A${'\u0301'.repeat(5)}very`])('rejects unusual characters: %j', (input) => {
  for (const schema of [text(MESSAGE), longText(MESSAGE)])
    expect(messageFor(schema, input)).toBe('Please remove the unusual characters from this field.')
})

test.each(['Zoë', 'Zoe\u0308', 'Nguyễn', 'नमस्ते', 'שָׁלוֹם', 'ที่นี่'])('accepts a name in any script: %s', (input) => {
  expect(messageFor(text(MESSAGE), input)).toBeNull()
})

describe('a whole number from 3 to 100', () => {
  const weight = wholeNumber('Weight', 3, 100)
  const range = 'Weight must be between 3 and 100'

  test.each([3, 100, '3', '100', ' 12 '])('accepts %j', (input) => {
    expect(weight.parse(input)).toBe(String(input).trim())
  })

  test.each([
    [undefined, 'Weight is required'],
    ['  ', 'Weight is required'],
    ['2', range],
    ['101', range],
    ['5.5', range],
    ['00012', range],
    ['1e1', range],
    ['many', range],
  ])('rejects %j: %s', (input, message) => {
    expect(messageFor(weight, input)).toBe(message)
  })
})

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['tomorrow', 'invalid'],
  ['02/29/2013', 'invalid'],
  [' 04/09/2012 ', null],
  ['11/21/2026', null],
  ['11/22/2026', 'invalid'],
  ['11/21/1926', null],
  ['11/20/1926', 'invalid'],
])('on November 21, 2026 the birthday %j is %j', (input, message) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T19:00:00Z') })
  expect(messageFor(birthday('required', 'invalid'), input)).toBe(message)
})
