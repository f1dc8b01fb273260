import { expect, test } from 'vitest'
import { ageNote } from './age-note'

test.each([
  [5, /begin at age 6.*send this anyway/],
  [18, /end at age 17.*send this anyway/],
])('answers age %i kindly', (age, note) => {
  expect(ageNote(age)).toMatch(note)
})

test.each([6, 11, 17])('has no note for age %i', (age) => {
  expect(ageNote(age)).toBeNull()
})
