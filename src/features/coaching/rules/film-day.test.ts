import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import type { Task } from './coach-home'
import { dueText, listFilmDays } from './film-day'

const players = ['Ana', 'Ben', 'Cy'].map((name, index) => ({ id: name, name, number: String(index) }))

function task(memberId: string, change: Partial<Task> = {}): Task {
  return {
    memberId,
    filmId: 'help',
    slug: 'help',
    title: 'Help side',
    assignmentId: 'a',
    hasQuiz: true,
    dueOn: '2026-11-20',
    isOpened: false,
    isWatched: false,
    share: 0,
    isPassed: false,
    isDone: false,
    ...change,
  }
}

const squad = (tasks: Task[]) => ({ key: '12U', players, tasks, playOf: () => plays.helpSide })

test('lists for a film who is done, who has started and what the others miss', () => {
  const tasks = [
    task('Ana', { isDone: true, isOpened: true, isWatched: true, isPassed: true }),
    task('Ben', { isOpened: true, share: 40 }),
    task('Cy'),
  ]
  const [film] = listFilmDays(squad(tasks), '2026-11-22')
  expect(film).toMatchObject({ title: 'Help side', squad: '12U', daysLate: 2, done: 1 })
  expect(film!.players.map(({ status }) => status)).toEqual(['done', 'started', 'missing'])
  expect(film!.reasons).toEqual([
    { missing: 'opened, 40% seen, quiz not passed', names: ['Ben'] },
    { missing: 'not opened yet, quiz not passed', names: ['Cy'] },
  ])
})

test('omits films that are finished, have no last day or reach no player of the squad, and lists the latest first', () => {
  const tasks = [
    task('Ana', { assignmentId: 'finished', isDone: true }),
    task('Ana', { assignmentId: 'open', dueOn: null }),
    task('Guest', { assignmentId: 'guest' }),
    task('Ana', { assignmentId: 'later', dueOn: '2026-12-01' }),
    task('Ana', { assignmentId: 'late', dueOn: '2026-11-01' }),
  ]
  expect(listFilmDays(squad(tasks), '2026-11-22').map(({ daysLate }) => daysLate)).toEqual([21, -9])
})

test.each([
  [0, 'Due today'],
  [1, '1 day late'],
  [21, '21 days late'],
  [-1, '1 day left'],
  [-9, '9 days left'],
])('%i days late: %s', (days, text) => {
  expect(dueText(days)).toBe(text)
})
