import { expect, test } from 'vitest'
import { daySentence, ownerLabel } from './today'

test('labels the assignee of an entry', () => {
  expect(ownerLabel({ assignee: null, isMine: false })).toBe('not taken yet')
  expect(ownerLabel({ assignee: 'Kim', isMine: false })).toBe('with Kim')
  expect(ownerLabel({ assignee: 'Me', isMine: true })).toBe('with you')
})

test.each([
  [0, 0, 'Nothing waits for you. Enjoy the quiet.', null],
  [1, 0, '1 thing waits.', null],
  [1, 1, '1 thing waits.', '1 answer is past the promise.'],
  [1200, 2, '1,200 things wait.', '2 answers are past the promise.'],
])('describes %i tasks, %i of them overdue', (things, late, all, lateWords) => {
  expect(daySentence(things, late)).toEqual({ all, late: lateWords })
})
