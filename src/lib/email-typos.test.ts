import { expect, test } from 'vitest'
import { suggestAddress } from './email-typos'

test.each([
  ['pat@example.ogr', 'pat@example.org'],
  ['pat@school.con', 'pat@school.com'],
  ['pat@gmial.com', 'pat@gmail.com'],
  ['Pat.Q@gmial.con', 'Pat.Q@gmail.com'],
  ['pat@gmal.com', 'pat@gmail.com'],
  ['pat@yahooo.com', 'pat@yahoo.com'],
  ['pat@exmaple.org', 'pat@example.org'],
])('suggests a correction of %s to %s', (input, meant) => {
  expect(suggestAddress(input)).toBe(meant)
})

test.each([
  'pat@example.org',
  'pat@gmail.com',
  'pat@mail.com',
  'pat@aol.com',
  'pat@school.co',
  'pat@',
  'pat',
  'a@b@c.con',
  '',
])('suggests nothing for %s', (input) => {
  expect(suggestAddress(input)).toBeNull()
})
