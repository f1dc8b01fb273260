import { beforeEach, describe, expect, test } from 'vitest'
import { assign, unassign } from '@/features/coaching/server/assignments/actions'
import { findReach } from '@/features/film/server/films/assignments'
import { assignSchema } from '@/features/coaching/rules/assignment-schema'
import { findLibraryFilm } from '@/features/film/server/films/queries'
import { learnerOf } from '@/features/film/server/films/learner'
import { toDay } from '@/lib/dates'
import { listAssigned } from '@/features/film/server/films/assigned'
import type { Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { listProgress } from '@/features/film/server/films/progress'
import { makeAssignment, takeQuiz, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { makeQuiz } from '../support/quizzes'
import { clearFilmRoom, makeSquads, memberViewer } from './film-support'
import { freshDatabase, countRows } from './support'

freshDatabase()

const NOW = new Date('2026-11-21T19:00:00Z')
const TODAY = '2026-11-21'

let film: Awaited<ReturnType<typeof makeFilm>>
let twelve: string
let ten: string
let jordan: Viewer
let tiny: Viewer
let coach: Viewer
let admin: Viewer

beforeEach(async () => {
  await clearFilmRoom()
  ;({ film, twelve, ten, jordan, tiny } = await makeSquads())
  coach = await memberViewer({ role: 'coach', name: 'Coach Twelve', divisions: ['12U'] })
  admin = await memberViewer({ role: 'admin', name: 'Admin' })
})

function order(change: object) {
  return assignSchema.parse({ film: film.slug, ...change })
}

async function titlesOf(viewer: Viewer, today = TODAY) {
  return (await listAssigned([viewer.id], today)).map(({ title }) => title)
}

describe('from the film card', () => {
  test('reaches a division, with due day and note, also later members; not others', async () => {
    const done = await assign(coach, order({ divisions: [twelve], dueOn: '2026-11-27', note: 'Watch the feet.' }), NOW)
    expect(done).toEqual({ ok: true, value: { id: expect.any(String) } })
    const later = await memberViewer({ divisions: ['12U'] })
    const [task] = await listAssigned([later.id], TODAY)
    expect(task).toMatchObject({
      filmId: film.id,
      assignedOn: TODAY,
      dueOn: '2026-11-27',
      note: 'Watch the feet.',
      isDone: false,
      hasQuiz: false,
    })
    expect(await titlesOf(jordan)).toEqual([film.title])
    expect(await titlesOf(tiny)).toEqual([])
    const { rows } = await pool().query('SELECT assigned_by FROM film_assignments')
    expect(rows).toEqual([{ assigned_by: 'Coach Twelve' }])
  })

  test('reaches a single player, and once when named and in the division', async () => {
    await assign(coach, order({ members: [jordan.id], note: ' ' }), NOW)
    expect(await titlesOf(jordan)).toEqual([film.title])
    expect(await listAssigned([jordan.id], TODAY)).toMatchObject([{ note: null }])
    await assign(coach, order({ divisions: [twelve], members: [jordan.id], isMeant: true }), NOW)
    expect(await titlesOf(jordan)).toEqual([film.title, film.title])
  })

  test('another coach’s division or player is rejected, and nothing is stored', async () => {
    const orders = [
      { divisions: [ten] },
      { members: [tiny.id] },
      { divisions: [twelve, ten] },
      { members: [jordan.id, tiny.id] },
    ]
    for (const one of orders) expect(await assign(coach, order(one), NOW)).toEqual({ ok: false, error: 'not-yours' })
    expect(await assign(coach, order({ members: [coach.id] }), NOW)).toEqual({ ok: false, error: 'not-yours' })
    expect(await countRows('film_assignments')).toBe(0)
    expect(await countRows('film_assignments_rels')).toBe(0)
    expect(await assign(admin, order({ divisions: [twelve, ten], members: [tiny.id] }), NOW)).toMatchObject({
      ok: true,
    })
  })

  test('a film restricted to others, a quiz of another film and a past due date are rejected', async () => {
    const kept = await makeFilm(pool(), { divisions: ['10U'] })
    const quiz = await makeQuiz(pool(), { film: kept })
    const refused = async (change: object) =>
      (await assign(admin, order({ divisions: [twelve], ...change }), NOW)) as object
    expect(await refused({ film: kept.slug })).toEqual({ ok: false, error: 'not-their-film' })
    expect(await refused({ quiz: quiz.id })).toEqual({ ok: false, error: 'not-its-quiz' })
    expect(await refused({ dueOn: '2026-11-20' })).toEqual({ ok: false, error: 'past' })
    expect(await refused({ film: 'no-such-film' })).toEqual({ ok: false, error: 'not-found' })
    expect(await countRows('film_assignments')).toBe(0)
    expect(await refused({ dueOn: TODAY })).toMatchObject({ ok: true })
  })

  test('a coach can select their own divisions and players, admins all who may watch', async () => {
    const own = await findReach(coach, film.id, NOW)
    expect(own.divisions.map(({ key, players }) => [key, players.map(({ name }) => name)])).toEqual([
      ['12U', ['Jordan P.']],
    ])
    expect(own.quickDays[0]).toEqual({ day: '2026-11-24', label: 'Tue, Nov 24' })
    const kept = await makeFilm(pool(), { divisions: ['10U'] })
    expect((await findReach(admin, kept.id, NOW)).divisions.map(({ key }) => key)).toEqual(['10U'])
  })

  test('a coach sees for which players the film’s quiz is still locked', async () => {
    await makeQuiz(pool(), { film: await makeFilm(pool(), { order: 1 }) })
    const quiz = await makeQuiz(pool(), { film })
    const locked = async () => {
      const { divisions } = await findReach(coach, film.id)
      return divisions.flatMap(({ players }) => players.map(({ name, isLocked }) => [name, isLocked]))
    }
    expect(await locked()).toEqual([['Jordan P.', true]])
    await makeAssignment(pool(), { film: film.id, quiz: quiz.id, members: [jordan.id] })
    expect(await locked()).toEqual([['Jordan P.', false]])
  })

  test('undo removes it; another coach cannot', async () => {
    const done = await assign(coach, order({ divisions: [twelve] }), NOW)
    const id = done.ok ? done.value.id : ''
    const other = await memberViewer({ role: 'coach', divisions: ['10U'] })
    expect(await unassign(other, id)).toEqual({ ok: false, error: 'not-yours' })
    expect(await titlesOf(jordan)).toEqual([film.title])
    expect(await unassign(coach, id)).toEqual({ ok: true })
    expect(await unassign(coach, id)).toEqual({ ok: false, error: 'not-found' })
    expect(await titlesOf(jordan)).toEqual([])
  })
})

describe('an assignment of a member', () => {
  test('starts on its day, and is done when the required share was seen and its own quiz passed, never by opening', async () => {
    const quiz = await makeQuiz(pool(), { film, count: 1 })
    await makeAssignment(pool(), { film: film.id, quiz: quiz.id, divisions: ['12U'], assignedOn: '2026-11-22' })
    expect(await titlesOf(jordan)).toEqual([])
    const state = async () => (await listAssigned([jordan.id], '2026-11-22'))[0]!
    expect(await state()).toMatchObject({ isOpened: false, isWatched: false, isPassed: false, isDone: false })
    await watch(pool(), jordan.id, film.id, 79)
    expect(await state()).toMatchObject({ isOpened: true, share: 79, isWatched: false, isDone: false })
    await pool().query('UPDATE film_views SET share = 80')
    expect(await state()).toMatchObject({ isWatched: true, isPassed: false, isDone: false })
    await takeQuiz(pool(), jordan.id, quiz, 0)
    await takeQuiz(pool(), jordan.id, await makeQuiz(pool(), { film, kind: 'library', count: 1 }), 1)
    expect(await state()).toMatchObject({ isPassed: false, isDone: false })
    await takeQuiz(pool(), jordan.id, quiz, 1)
    expect(await state()).toMatchObject({ isPassed: true, isDone: true })
  })

  test('the coach sets the required share, shown on the card and on the board', async () => {
    await watch(pool(), jordan.id, film.id, 60)
    const stateOf = async () => {
      const [task] = await listAssigned([jordan.id], toDay(new Date()))
      const card = await findLibraryFilm(jordan, learnerOf(jordan)!, film.slug)
      const [cell] = await listProgress([jordan.id])
      return [task?.isDone, card?.isWatched, cell?.isWatched]
    }
    expect(await stateOf()).toEqual([undefined, false, false])
    await assign(coach, order({ divisions: [twelve], share: 50 }), new Date())
    expect(await stateOf()).toEqual([true, true, true])
    await assign(coach, order({ members: [jordan.id], share: 100, isMeant: true }), new Date())
    // It is seen for one assignment, but counts as watched only once all assignments are satisfied.
    expect((await stateOf()).slice(1)).toEqual([false, false])
  })

  test('a film’s own date assigns it to everyone who may watch it', async () => {
    await makeFilm(pool(), { title: 'For all', dateAssigned: '2026-11-20' })
    await makeFilm(pool(), { title: 'For 10U', dateAssigned: '2026-11-20', divisions: ['10U'] })
    await makeFilm(pool(), { title: 'Tomorrow', dateAssigned: '2026-11-22' })
    expect(await titlesOf(jordan)).toEqual(['For all'])
    expect((await titlesOf(tiny)).sort()).toEqual(['For 10U', 'For all'])
  })

  test('an unpublished or later restricted film is not assigned', async () => {
    const kept = await makeFilm(pool(), { divisions: ['10U'] })
    const draft = await makeFilm(pool(), { isPublished: false })
    for (const { id } of [kept, draft]) await makeAssignment(pool(), { film: id, divisions: ['12U'] })
    expect(await titlesOf(jordan)).toEqual([])
  })
})
