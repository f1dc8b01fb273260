import { expect, test } from 'vitest'
import { joinLetters } from './join'

test.each([
  ['Hello Pat,', 'Hello Pat,'],
  ['Hola, Pat:', 'Hola, Pat:'],
])('joins two letters with one greeting and one signature: %s', (one, other) => {
  const place = `${one}\n\nThere is a place.\n\nThe Academy`
  const papers = `${other}\n\nOne page is left:\n\nhttps://a.test\n\nThe Academy`
  expect(joinLetters(place, papers, 'The Academy')).toBe(
    `${one}\n\nThere is a place.\n\nOne page is left:\n\nhttps://a.test\n\nThe Academy`,
  )
})

test('keeps lines that are neither a greeting nor a signature', () => {
  expect(joinLetters('A place.\n\nCome soon', 'One page is left.\n\nBye', 'The Academy')).toBe(
    'A place.\n\nCome soon\n\nOne page is left.\n\nBye',
  )
})
