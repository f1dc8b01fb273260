import { expect, test } from 'vitest'
import { describeError } from './logger'

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
