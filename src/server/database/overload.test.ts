import { expect, test } from 'vitest'
import { isLockTimeout, isOverload } from './overload'

test.each([
  ['a wait for a lock', Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })],
  ['a statement that took too long', Object.assign(new Error('canceling statement'), { code: '57014' })],
  ['no free connection', new Error('timeout exceeded when trying to connect')],
  ['a database that is away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['one of them, within another error', new Error('Failed query', { cause: new Error('Query read timeout') })],
])('treats %s as temporary', (_, error) => {
  expect(isOverload(error)).toBe(true)
})

test.each([
  ['a wrong statement', Object.assign(new Error('syntax error'), { code: '42601' })],
  ['a broken rule', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('treats %s as permanent', (_, error) => {
  expect(isOverload(error)).toBe(false)
})

test('recognizes a lock timeout within another error, and no other timeout', () => {
  const lock = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  expect(isLockTimeout(lock)).toBe(true)
  expect(isLockTimeout(new Error('Failed query', { cause: lock }))).toBe(true)
  expect(isLockTimeout(new Error('Failed query', { cause: new Error('Query read timeout') }))).toBe(false)
})
