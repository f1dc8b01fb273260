import { expect, test } from 'vitest'
import { familyTask } from '../../../../tests/support/household'
import { describeDue, describeRemaining, describeTask } from './family-home'

test.each([
  [null, 'No due day', 'plain'],
  ['2026-11-19', '2 days late', 'bad'],
  ['2026-11-20', '1 day late', 'bad'],
  ['2026-11-21', 'Due today', 'warn'],
  ['2026-11-22', 'Due tomorrow', 'warn'],
  ['2026-11-27', 'Due Friday', 'plain'],
  ['2026-11-28', 'Due Nov 28', 'plain'],
])('on Nov 21, %s reads "%s"', (dueOn, text, tone) => {
  expect(describeDue(dueOn, '2026-11-21')).toEqual({ text, tone })
})

test('describes what is done and what is left of an assignment', () => {
  const watched = { isOpened: true, isWatched: true, share: 85 }
  const opened = { isOpened: true, isWatched: false, share: 0 }
  expect(describeTask({ hasQuiz: false, isPassed: true, ...opened, isOpened: false })).toBe('Not opened yet')
  expect(describeTask({ hasQuiz: true, isPassed: false, ...opened })).toBe('Opened, quiz not passed yet')
  expect(describeTask({ hasQuiz: true, isPassed: false, ...watched })).toBe('Watched, quiz not passed yet')
  expect(describeTask({ hasQuiz: true, isPassed: true, ...watched })).toBe('Watched, quiz passed')
})

test.each([
  [{}, '8 minutes, then 3 questions'],
  [{ share: 5 }, '8 minutes, then 3 questions'],
  [{ share: 62 }, '4 of 8 minutes watched, then 3 questions'],
  [{ share: 99, questions: 1 }, '7 of 8 minutes watched, then 1 question'],
  [{ share: 50, questions: 0 }, '4 of 8 minutes watched'],
  [{ share: 50, durationSeconds: 90 }, '45 of 90 seconds watched, then 3 questions'],
  [{ share: 85, isWatched: true }, 'Watched, 3 questions left'],
  [{ share: 85, isWatched: true, questions: 0 }, 'Watched'],
])('a film with %j left reads "%s"', (change, text) => {
  expect(describeRemaining(familyTask(change))).toBe(text)
})
