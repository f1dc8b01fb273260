import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openFilm } from '@/features/film/server/films/film-queries'
import { findLibraryFilm, listLibrary } from '@/features/film/server/films/queries'
import { learnerOf } from '@/features/film/server/films/learner'
import { addDaysTo, toDay } from '@/lib/dates'
import type { Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { finishQuiz, makeAssignment } from '../support/film-work'
import { makeFilm } from '../support/films'
import { divisionId } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { memberViewer } from './film-support'
import { freshDatabase } from './support'

freshDatabase()

const TODAY = toDay(new Date())
let player: Viewer

beforeEach(async () => {
  await pool().query('TRUNCATE films, members, film_assignments, film_files CASCADE')
  player = await memberViewer({ name: 'Jordan P.', divisions: ['12U'] })
})

function library(viewer: Viewer, child?: string) {
  return listLibrary(viewer, learnerOf(viewer, child)!)
}

async function titles(viewer: Viewer, child?: string) {
  return (await library(viewer, child)).map(({ title }) => title)
}

describe('visible films', () => {
  beforeEach(async () => {
    const [ten, twelve] = [await divisionId(pool(), '10U'), await divisionId(pool(), '12U')]
    await makeFilm(pool(), { title: 'For all', order: 1 })
    await makeFilm(pool(), { title: 'For 10U', order: 2, divisions: [ten] })
    await makeFilm(pool(), { title: 'For 12U', order: 3, divisions: [twelve] })
    await makeFilm(pool(), { title: 'Draft', order: 4, isPublished: false })
    await pool().query(`UPDATE films SET deleted_at = now() WHERE slug = $1`, [
      (await makeFilm(pool(), { title: 'In the trash', order: 5 })).slug,
    ])
  })

  test('players see films for everyone and for their divisions, in module order', async () => {
    expect(await titles(player)).toEqual(['For all', 'For 12U'])
    expect(await titles(await memberViewer({ divisions: ['10U'] }))).toEqual(['For all', 'For 10U'])
    expect(await titles(await memberViewer())).toEqual(['For all'])
  })

  test('coaches and admins see all published films', async () => {
    for (const role of ['coach', 'admin'] as const)
      expect(await titles(await memberViewer({ role }))).toEqual(['For all', 'For 10U', 'For 12U'])
  })

  test('a parent sees the films of the selected child', async () => {
    const small = await memberViewer({ name: 'Avery K.', divisions: ['10U'] })
    const parent = await memberViewer({ role: 'parent', children: [player.id, small.id] })
    expect(await titles(parent, player.id)).toEqual(['For all', 'For 12U'])
    expect(await titles(parent, small.id)).toEqual(['For all', 'For 10U'])
  })

  test('a film restricted to another division cannot be opened by its address, and nothing is recorded', async () => {
    const small = await memberViewer({ divisions: ['10U'] })
    const { rows } = await pool().query<{ slug: string; title: string }>('SELECT slug, title FROM films')
    const opened = []
    for (const { slug } of rows) opened.push((await openFilm(small, learnerOf(small)!, slug))?.film.title ?? null)
    expect(opened.filter(Boolean).sort()).toEqual(['For 10U', 'For all'])
    const views = await pool().query(
      'SELECT f.title FROM film_views v JOIN films f ON f.id = v.film_id ORDER BY f.title',
    )
    expect(views.rows).toEqual([{ title: 'For 10U' }, { title: 'For all' }])
  })
})

describe('assignments', () => {
  test('reach a division, a named player, or everyone by the film’s own date', async () => {
    const films = []
    for (const title of ['By division', 'By name', 'To everybody', 'To others', 'Not yet'])
      films.push(await makeFilm(pool(), { title, dateAssigned: title === 'To everybody' ? '2026-01-09' : undefined }))
    const [byDivision, byName, , toOthers, notYet] = films
    const other = await memberViewer({ divisions: ['10U'] })
    await makeAssignment(pool(), { film: byDivision!.id, divisions: ['12U'], assignedOn: '2026-01-07' })
    await makeAssignment(pool(), {
      film: byName!.id,
      members: [player.id],
      assignedOn: '2026-01-08',
      note: 'Watch the feet.',
    })
    await makeAssignment(pool(), { film: toOthers!.id, members: [other.id], divisions: ['10U'] })
    await makeAssignment(pool(), { film: notYet!.id, members: [player.id], assignedOn: addDaysTo(TODAY, 1) })

    const assigned = Object.fromEntries((await library(player)).map((film) => [film.title, film.assignedOn]))
    expect(assigned).toEqual({
      'By division': '2026-01-07',
      'By name': '2026-01-08',
      'To everybody': '2026-01-09',
      'To others': null,
      'Not yet': null,
    })
    const named = await findLibraryFilm(player, learnerOf(player)!, byName!.slug)
    expect(named?.note).toBe('Watch the feet.')
    // An assignment to a division is not for its coaches.
    const coach = await memberViewer({ role: 'coach', divisions: ['12U'] })
    expect((await library(coach)).filter(({ assignedOn }) => assignedOn).map(({ title }) => title)).toEqual([
      'To everybody',
    ])
  })

  test('are due on the earliest open day', async () => {
    const film = await makeFilm(pool())
    const quiz = await makeQuiz(pool(), { film })
    const [soon, later] = [addDaysTo(TODAY, 1), addDaysTo(TODAY, 20)]
    await makeAssignment(pool(), { film: film.id, members: [player.id], dueOn: soon })
    await makeAssignment(pool(), { film: film.id, quiz: quiz.id, members: [player.id], dueOn: later })
    const due = async () => {
      const { dueOn, dueLabel } = (await findLibraryFilm(player, learnerOf(player)!, film.slug))!
      return [dueOn, dueLabel?.startsWith('Due')]
    }
    expect(await due()).toEqual([soon, true])
    await openFilm(player, learnerOf(player)!, film.slug)
    expect(await due()).toEqual([soon, true])
    await pool().query('UPDATE film_views SET share = 80')
    expect(await due()).toEqual([later, true])
    await finishQuiz(pool(), player.id, quiz, 60)
    expect(await due()).toEqual([later, true])
    await finishQuiz(pool(), player.id, quiz, 80)
    expect(await due()).toEqual([null, undefined])
  })
})

test.each(['', 'a\u0000b', '../secret', 'Zone Offense'])('%j is not a film', async (slug) => {
  expect(await openFilm(player, learnerOf(player)!, slug)).toBeNull()
})

describe('quizzes', () => {
  test('the best attempt counts, and each passed quiz unlocks the next available one', async () => {
    const films = []
    for (const order of [10, 20, 30, 40]) films.push(await makeFilm(pool(), { order, slug: `film-${order}` }))
    const first = await makeQuiz(pool(), { film: films[0]! })
    const check = await makeQuiz(pool(), { film: films[1]!, kind: 'library', count: 3 })
    const third = await makeQuiz(pool(), { film: films[2]! })
    await makeQuiz(pool(), { film: films[3]! })
    const locked = async () => (await library(player)).map(({ quiz }) => quiz?.isLocked ?? null)

    expect(await locked()).toEqual([false, null, true, true])
    await finishQuiz(pool(), player.id, first, 40)
    await finishQuiz(pool(), player.id, first, 85)
    await finishQuiz(pool(), player.id, first, 70)
    await finishQuiz(pool(), player.id, check, 67)
    expect(await locked()).toEqual([false, null, false, true])
    await finishQuiz(pool(), player.id, third, 90)
    expect(await locked()).toEqual([false, null, false, false])

    const [film, second] = await library(player)
    expect(film?.quiz).toMatchObject({ id: first.id, best: 85, isPassed: true, questionCount: 2, passMark: 80 })
    expect(second?.check).toMatchObject({ id: check.id, best: 67, isPassed: false, isLocked: false, questionCount: 3 })
  })

  test('a film restricted to another division locks nothing', async () => {
    const hidden = await makeFilm(pool(), { order: 10, divisions: ['10U'] })
    const film = await makeFilm(pool(), { order: 20 })
    await makeQuiz(pool(), { film: hidden })
    await makeQuiz(pool(), { film: film })
    expect((await library(player)).map(({ quiz }) => quiz?.isLocked)).toEqual([false])
  })
})

test('opening marks the film as opened for this member only, not as watched, and keeps the first time', async () => {
  const film = await makeFilm(pool())
  const other = await memberViewer({ divisions: ['12U'] })
  const parent = await memberViewer({ role: 'parent', children: [other.id] })
  await openFilm(player, learnerOf(player)!, film.slug)
  await openFilm(parent, learnerOf(parent)!, film.slug)
  expect((await library(player))[0]).toMatchObject({ isOpened: true, isWatched: false, share: 0 })
  expect((await library(other))[0]).toMatchObject({ isOpened: false, isWatched: false })
  const read = () => pool().query<{ watched_at: Date }>('SELECT watched_at FROM film_views')
  const before = (await read()).rows
  await openFilm(player, learnerOf(player)!, film.slug)
  expect((await read()).rows).toEqual(before)
})

test('the library needs one statement, regardless of the number of films', async () => {
  for (let order = 0; order < 40; order += 1) await makeQuiz(pool(), { film: await makeFilm(pool(), { order }) })
  const query = vi.spyOn(pool(), 'query')
  expect(await library(player)).toHaveLength(40)
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
})
