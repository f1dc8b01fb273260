import { APIError, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal'

test('passes on the message of a rule, and of the first field that it names', () => {
  expect(refusalOf(new APIError('Taken.', 409))).toEqual({ ok: false, error: 'Taken.' })
  expect(refusalOf(new APIError('Last one.', 499))).toEqual({ ok: false, error: 'Last one.' })
  const errors = [
    { path: 'name', message: 'Type a name.' },
    { path: 'email', message: 'Type an email address.' },
  ]
  expect(refusalOf(new ValidationError({ errors }))).toEqual({ ok: false, error: 'Type a name.' })
})

test.each([new APIError('A query failed.', 500), new Error('A connection failed.')])(
  'throws other errors: %s',
  (error) => {
    expect(() => refusalOf(error)).toThrow(error)
  },
)
