import { beforeEach, expect, test } from 'vitest'
import { listAssignable } from '@/features/coaching/server/assignments/assignable'
import { findCoachDay } from '@/features/coaching/server/coach-home/day'
import { listWatched } from '@/features/film/server/films/watched'
import { pool } from '@/server/database/pool'
import { makeAssignment, takeQuiz, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { divisionId } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { clearFilmRoom, memberViewer } from './film-support'
import { freshDatabase } from './support'

freshDatabase()
beforeEach(clearFilmRoom)

const NOW = new Date('2026-11-21T19:00:00Z')

async function fill() {
  await divisionId(pool(), '10U')
  const film = await makeFilm(pool(), { title: 'Closeouts', duration: 320, category: 'Offense' })
  await makeFilm(pool(), { title: 'For 10U', divisions: ['10U'] })
  await makeFilm(pool(), { title: 'Draft', isPublished: false })
  const quiz = await makeQuiz(pool(), { film, count: 2 })
  const ana = await memberViewer({ name: 'Ana R.', divisions: ['12U'], isOnRoster: true })
  const ben = await memberViewer({ name: 'Ben S.', divisions: ['12U'], isOnRoster: true })
  const other = await memberViewer({ name: 'Other', divisions: ['10U'], isOnRoster: true })
  const coach = await memberViewer({ role: 'coach', divisions: ['12U'] })
  await watch(pool(), ana.id, film.id, 90)
  await watch(pool(), other.id, film.id, 90)
  await takeQuiz(pool(), ana.id, quiz, 2)
  await makeAssignment(pool(), { film: film.id, quiz: quiz.id, divisions: ['12U'], dueOn: '2026-11-19' })
  return { film, quiz, ana, ben, coach }
}

test('a coach sees which of their own players have watched a film and passed its quiz', async () => {
  const { film, ana, ben, coach } = await fill()
  const squads = await listWatched(coach, film.id, NOW)
  expect(squads.map(({ key }) => key)).toEqual(['12U'])
  expect(squads[0]!.players).toEqual([
    expect.objectContaining({ id: ana.id, name: 'Ana R.', isWatched: true, share: 90, best: 100, isPassed: true }),
    expect.objectContaining({ id: ben.id, isOpened: false, isWatched: false, best: null, dueOn: '2026-11-19' }),
  ])
})

test('a coach’s Today page names the overdue film, who has done it and what the others miss', async () => {
  const { coach } = await fill()
  const { films, squads } = await findCoachDay(coach, NOW)
  expect(films).toMatchObject([
    {
      title: 'Closeouts',
      squad: '12U',
      play: expect.objectContaining({ name: 'Attack the gap' }) as unknown,
      daysLate: 2,
      done: 1,
      reasons: [{ names: ['Ben S.'], missing: 'not opened yet, quiz not passed' }],
    },
  ])
  expect(squads).toMatchObject([{ key: '12U', players: 2, behind: 1 }])
})

test('a coach can assign what their squads may watch, and sees existing assignments', async () => {
  const { quiz, coach } = await fill()
  const films = await listAssignable(coach)
  expect(films.map(({ title, quizId, about }) => [title, quizId, about])).toEqual([
    ['Closeouts', quiz.id, '12U until Thu, Nov 19'],
  ])
  await pool().query('DELETE FROM film_assignments')
  expect((await listAssignable(coach))[0]!.about).toBe('5:20, quiz of 2')
})
