import { expect, test } from 'vitest'
import { gradeLabel, splitName } from './registration'
import { GRADES } from './registration-options'

test('labels grades as in the specification', () => {
  expect(GRADES.map(gradeLabel)).toEqual([
    '1st Grade',
    '2nd Grade',
    '3rd Grade',
    ...Array.from({ length: 9 }, (_, index) => `${index + 4}th Grade`),
  ])
})

test.each([
  ['Pat de la Cruz', 'Pat', 'de la Cruz'],
  ['  Pat   Cruz ', 'Pat', 'Cruz'],
  ['Cher', 'Cher', ''],
])('%j splits at its first space', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName })
})
