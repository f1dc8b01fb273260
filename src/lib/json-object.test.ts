import { expect, test } from 'vitest'
import { readObject } from './json-object'

test('an object is read', () => expect(readObject('{"a":[1]}')).toEqual({ a: [1] }))

test.each(['', '{', 'null', '[]', '"a"', '5', 'true'])('%j is none', (text) => expect(readObject(text)).toBeNull())
