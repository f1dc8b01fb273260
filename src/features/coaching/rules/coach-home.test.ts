import { expect, test } from 'vitest'
import { lateCells, lateText, listBehind, listDueThisWeek, describeMissing, type Task } from './coach-home'

const TODAY = '2026-11-21'
const players = [
  { id: 'ana', name: 'Ana R.' },
  { id: 'ben', name: 'Ben S.' },
  { id: 'cy', name: 'Cy T.' },
]

function task(change: Partial<Task>): Task {
  return {
    memberId: 'ana',
    filmId: 'f',
    slug: 'closeouts',
    title: 'Closeouts',
    assignmentId: 'a',
    hasQuiz: false,
    dueOn: '2026-11-20',
    isOpened: false,
    isWatched: false,
    share: 0,
    isPassed: true,
    isDone: false,
    ...change,
  }
}

test('lists the longest delay first, and omits films due today and finished ones', () => {
  const behind = listBehind(
    players,
    [
      task({ memberId: 'ana' }),
      task({ memberId: 'ben', dueOn: '2026-11-11' }),
      task({ memberId: 'ben' }),
      task({ memberId: 'cy', dueOn: TODAY }),
      task({ memberId: 'cy', isDone: true }),
      task({ memberId: 'cy', dueOn: null }),
    ],
    TODAY,
  )
  expect(behind.map(({ name, tasks }) => [name, tasks.map(({ daysLate }) => daysLate)])).toEqual([
    ['Ben S.', [10, 1]],
    ['Ana R.', [1]],
  ])
})

test('sorts by the longest delay, then by the number of delays', () => {
  const [oldest, older] = ['2026-11-11', '2026-11-18']
  const behind = listBehind(
    players,
    [
      task({ memberId: 'ana', dueOn: oldest }),
      task({ memberId: 'ben', dueOn: oldest }),
      task({ memberId: 'ben', filmId: 'g' }),
      ...['f', 'g', 'h'].map((filmId) => task({ memberId: 'cy', filmId, dueOn: older })),
    ],
    TODAY,
  )
  expect(behind.map(({ id }) => id)).toEqual(['ben', 'ana', 'cy'])
  expect([...lateCells(behind)]).toEqual(['ben:f', 'ben:g', 'ana:f', 'cy:f', 'cy:g', 'cy:h'])
})

test('lists films due from today to six days ahead, with the number of players who are done', () => {
  const due = listDueThisWeek(
    [
      task({ dueOn: TODAY, isDone: true }),
      task({ dueOn: TODAY, memberId: 'ben' }),
      task({ dueOn: '2026-11-27', assignmentId: 'b', title: 'Reads' }),
      task({ dueOn: '2026-11-28', assignmentId: 'c' }),
      task({ dueOn: '2026-11-20', assignmentId: 'd' }),
      task({ dueOn: null, assignmentId: 'e' }),
    ],
    TODAY,
  )
  expect(due.map(({ title, done, of }) => [title, done, of])).toEqual([
    ['Closeouts', 1, 2],
    ['Reads', 0, 1],
  ])
})

test('describes what is missing, and does not count opening a film as watching it', () => {
  const unseen = { isOpened: false, isWatched: false, share: 0 }
  const opened = { isOpened: true, isWatched: false, share: 12 }
  const watched = { isOpened: true, isWatched: true, share: 85 }
  expect(describeMissing({ hasQuiz: false, isPassed: true, ...unseen })).toBe('not opened yet')
  expect(describeMissing({ hasQuiz: true, isPassed: true, ...opened })).toBe('opened, 12% seen')
  expect(describeMissing({ hasQuiz: true, isPassed: false, ...opened })).toBe('opened, 12% seen, quiz not passed')
  expect(describeMissing({ hasQuiz: true, isPassed: false, ...watched })).toBe('quiz not passed')
  expect([lateText(1), lateText(3)]).toEqual(['1 day late', '3 days late'])
})
