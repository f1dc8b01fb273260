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
  [' pat@gmail.co ', 'pat@gmail.com'],
  ['pat@xgmail.com', 'pat@gmail.com'],
  ['pat@mgail.com', 'pat@gmail.com'],
  ['pat@gnail.com', 'pat@gmail.com'],
  ['pat@GMAIL.CON', 'pat@gmail.com'],
  ['pat@cox.nte', 'pat@cox.net'],
  ['pat@mail.school.rog', 'pat@mail.school.org'],
])('suggests a correction of %s to %s', (input, meant) => {
  expect(suggestAddress(input)).toBe(meant)
})

test.each([
  'pat@example.org',
  'pat@gmail.com',
  'pat@mail.com',
  'pat@aol.com',
  'pat@school.co',
  'pat@ymail.com',
  'pat@gmailxx.com',
  'pat@gail.co',
  'pat@mgali.com',
  'pat@gnaul.com',
  'pat@',
  'pat',
  'a@b@c.con',
  '',
])('suggests nothing for %s', (input) => {
  expect(suggestAddress(input)).toBeNull()
})
