import { expect, test } from 'vitest'
import { APIError } from 'payload'
import { createLogger, describeError } from './logger'

test('logs the database error inside a Drizzle error, without the query values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    table: 'members',
    detail: '(email)=(a@b.c)',
  })
  const words = 'Failed query: update members\nparams: Jordan\n    at home with Kim'
  const { name, code, table, at, ...rest } = describeError(
    Object.assign(new Error(words, { cause }), { query: 'update' }),
  )
  expect({ name, code, table }).toEqual({ name: 'Error', code: '23505', table: 'members' })
  expect(at?.[0]).toContain('logger.test.ts')
  expect(JSON.stringify({ at, rest })).not.toMatch(/Jordan|Kim|a@b\.c|Failed/)
})

test('logs an error without a cause as it is', () => {
  const error = Object.assign(new Error('no'), { code: 'ECONNREFUSED', status: 503 })
  expect(describeError(error)).toMatchObject({ name: 'Error', code: 'ECONNREFUSED', status: 503 })
  expect(describeError(undefined)).toEqual({})
})

test.each([
  [new APIError('A time of Jordan', 422), { level: 30, msg: 'Request refused' }],
  [new APIError('A time of Jordan', 499), { level: 30, msg: 'Request refused' }],
  [new APIError('A time of Jordan', 500), { level: 50, msg: 'Unexpected error' }],
  [new APIError('A time of Jordan', 399), { level: 50, msg: 'Unexpected error' }],
  [Object.assign(new Error('A time of Jordan'), { status: 422 }), { level: 50, msg: 'Unexpected error' }],
  [undefined, { level: 50, msg: 'Unexpected error' }],
])('logs %s by its kind and status, without its message', (err, expected) => {
  const lines: string[] = []
  createLogger({ write: (line) => void lines.push(line) }).error({ err })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject(expected)
  expect(lines[0]).not.toContain('Jordan')
})
