import { expect, test } from 'vitest'
import { daySentence, ownerLabel, timeLeft } from './today'

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

test.each([
  ['2026-11-20T12:08:12Z', '8:12'],
  ['2026-11-20T12:00:05Z', '0:05'],
  ['2026-11-20T11:00:00Z', '0:00'],
  ['2026-11-20T13:05:00Z', '1 h 5 min'],
  ['2026-11-21T12:00:00Z', '24 h 0 min'],
  ['2026-11-23T13:00:00Z', '3 days'],
])('formats the time until %s as %s', (until, left) => {
  expect(timeLeft(until, Date.parse('2026-11-20T12:00:00Z'))).toBe(left)
})
