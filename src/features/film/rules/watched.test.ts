import { expect, test } from 'vitest'
import { quizText } from './watched'

test.each([
  [null, false, 'Quiz not taken'],
  [0, false, 'Quiz not passed, 0%'],
  [79, false, 'Quiz not passed, 79%'],
  [80, true, 'Quiz passed, 80%'],
])('the best attempt %j, passed %j: %s', (best, isPassed, text) => {
  expect(quizText({ best, isPassed })).toBe(text)
})
