import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['Kim Moreno', 'KM'],
  ['Ana de la Cruz', 'AC'],
  ['cher', 'C'],
  ['  ', ''],
])('shortens the name %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
