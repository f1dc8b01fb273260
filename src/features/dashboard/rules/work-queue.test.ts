import { expect, test } from 'vitest'
import { finishedWorkSentence, sortWork, totalWork, type WorkItem } from './work-queue'

function need(topic: string, count: number | null, isLate = false): WorkItem {
  return { key: topic, count, label: `new ${topic}`, topic, href: '/admin', isLate }
}

test('sorts overdue work first, and separates finished and uncounted items', () => {
  const { waiting, done, failed } = sortWork([
    need('tours', 2),
    need('mails', 0),
    need('codes', null),
    need('promises', 1, true),
  ])
  expect(waiting.map(({ key }) => key)).toEqual(['promises', 'tours'])
  expect(done.map(({ key }) => key)).toEqual(['mails'])
  expect(failed.map(({ key }) => key)).toEqual(['codes'])
})

test('adds up the inbox and the lists, with a take-down request counted once', () => {
  expect(totalWork(7, [need('letters', 2), need('takedowns', 3), need('codes', null), need('mails', 1)])).toBe(10)
})

test.each([
  [[need('tours', 0)], 'All done: tours.'],
  [[need('tours', 0), need('mails', 0), need('codes', 3)], 'All done: tours and mails.'],
  [[need('tours', 0), need('mails', null)], 'All done: tours.'],
  [[need('tours', 1)], null],
  [[], null],
])('lists the finished items in one sentence', (items, sentence) => {
  expect(finishedWorkSentence(items)).toBe(sentence)
})
