import { expect, test } from 'vitest'
import { isInboxKind } from './kinds'

test.each([
  ['pledges', true],
  ['players', false],
  ['toString', false],
  // A query parameter that occurs twice is a list.
  [['pledges'], false],
  [undefined, false],
])('%j as a kind: %s', (value, expected) => {
  expect(isInboxKind(value)).toBe(expected)
})
