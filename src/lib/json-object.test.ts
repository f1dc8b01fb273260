import { expect, test } from 'vitest'
import { readObject } from './json-object'

test('parses an object', () => expect(readObject('{"a":[1]}')).toEqual({ a: [1] }))

test.each(['', '{', 'null', '[]', '"a"', '5', 'true'])('returns null for %j', (text) =>
  expect(readObject(text)).toBeNull(),
)
