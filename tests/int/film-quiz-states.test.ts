import { describe, expect, test } from 'vitest'
import { findLibraryFilm } from '@/features/film/server/films/queries'
import { learnerOf } from '@/features/film/server/films/learner'
import { findNextFilm, findQuizFilm } from '@/features/film/server/quizzes/queries'
import { pool } from '@/server/database/pool'
import { asPlayer, findViewerQuizzes } from '@/features/film/server/quizzes/results'
import { finishQuiz, makeAssignment } from '../support/film-work'
import { divisionId, makeMember } from '../support/members'
import { makeModules, makePlayer, makeQuiz, makeQuizFilm, toViewer, type TestQuiz } from '../support/quizzes'
import { freshDatabase } from './support'

freshDatabase()

async function stateOf(viewer: Parameters<typeof findViewerQuizzes>[0], quiz: TestQuiz) {
  return (await findViewerQuizzes(viewer, quiz.id))[0]
}

describe('a lock', () => {
  test('names the previous film, opens when that quiz is passed, and stays open', async () => {
    const player = await makePlayer(pool())
    const [one, two, three] = await makeModules(pool(), 3)
    expect(await stateOf(player, one!)).toMatchObject({ isLocked: false, before: null })
    expect(await stateOf(player, two!)).toMatchObject({
      isLocked: true,
      before: { slug: one!.film.slug, title: one!.film.title },
    })
    await finishQuiz(pool(), player.id, one!, 50)
    expect(await stateOf(player, two!)).toMatchObject({ isLocked: true })
    await finishQuiz(pool(), player.id, one!, 100)
    expect(await stateOf(player, two!)).toMatchObject({ isLocked: false, before: null })
    expect(await stateOf(player, three!)).toMatchObject({ isLocked: true, before: { slug: two!.film.slug } })
  })

  test('links to the first available quiz, regardless of the number of locked ones before it', async () => {
    const player = await makePlayer(pool())
    const [one, two, three, four] = await makeModules(pool(), 4)
    expect(await stateOf(player, four!)).toMatchObject({ isLocked: true, before: { slug: one!.film.slug } })
    await makeAssignment(pool(), { film: three!.film.id, quiz: three!.id, members: [player.id] })
    expect(await stateOf(player, four!)).toMatchObject({ isLocked: true, before: { slug: three!.film.slug } })
    expect(await stateOf(player, two!)).toMatchObject({ isLocked: true, before: { slug: one!.film.slug } })
  })

  test('is opened by an assignment only for its players, from its start day, and can be answered then', async () => {
    const twelve = await divisionId(pool(), '12U')
    const [player, other] = [await makePlayer(pool(), [twelve]), await makePlayer(pool())]
    const [, two] = await makeModules(pool(), 2)
    const work = { film: two!.film.id, quiz: two!.id, divisions: [twelve] }
    await makeAssignment(pool(), { ...work, assignedOn: '2999-01-01' })
    expect(await stateOf(player, two!)).toMatchObject({ isLocked: true })
    await makeAssignment(pool(), work)
    expect(await stateOf(player, two!)).toMatchObject({ isLocked: false, before: null })
    const card = await findLibraryFilm(player, learnerOf(player)!, two!.film.slug)
    expect(card?.quiz).toMatchObject({ isLocked: false })
    expect(await stateOf(other, two!)).toMatchObject({ isLocked: true })
    // This assignment does not include the quiz, so module order still applies.
    const [, four] = await makeModules(pool(), 2)
    await makeAssignment(pool(), { film: four!.film.id, divisions: [twelve] })
    expect(await stateOf(player, four!)).toMatchObject({ isLocked: true })
  })

  test('is set by the nearest film with a film-room quiz among those the player may watch', async () => {
    const [ten, twelve] = [await divisionId(pool(), '10U'), await divisionId(pool(), '12U')]
    const player = await makePlayer(pool(), [twelve])
    const last = await makeQuiz(pool())
    await makeQuiz(pool(), { kind: 'library' })
    await makeQuizFilm(pool())
    const [other] = await makeModules(pool(), 1, { divisions: [ten] })
    const [hidden] = await makeModules(pool(), 1, { isPublished: false })
    expect(await stateOf(player, last)).toMatchObject({ isLocked: false })
    const [own] = await makeModules(pool(), 1, { divisions: [twelve] })
    expect(await stateOf(player, last)).toMatchObject({ isLocked: true, before: { slug: own!.film.slug } })
    expect(await stateOf(player, other!)).toBeUndefined()
    expect(await stateOf(player, hidden!)).toBeUndefined()
  })

  test('applies to players only: never to a coach, an admin and staff, nor to a library check', async () => {
    const player = await makePlayer(pool())
    const [one, two] = await makeModules(pool(), 2)
    const check = await makeQuiz(pool(), { kind: 'library', film: two!.film })
    expect(one).toBeDefined()
    for (const role of ['coach', 'admin'] as const)
      expect(await stateOf({ ...player, role }, two!)).toMatchObject({ isLocked: false })
    expect(await stateOf({ ...player, kind: 'staff', role: 'coach' }, two!)).toMatchObject({ isLocked: false })
    expect(await stateOf(player, check)).toMatchObject({ isLocked: false })
  })

  test('does not return to a passed quiz when a film is inserted before it', async () => {
    const player = await makePlayer(pool())
    const quiz = await makeQuiz(pool())
    await finishQuiz(pool(), player.id, quiz, 90)
    await makeModules(pool(), 1)
    expect(await stateOf(player, quiz)).toMatchObject({ isLocked: false, isPassed: true })
  })
})

test('the states of the quizzes of a film are returned in one list, with the numbers of each quiz', async () => {
  const player = await makePlayer(pool())
  const film = await makeQuizFilm(pool())
  const [quiz, check] = [await makeQuiz(pool(), { film }), await makeQuiz(pool(), { film, kind: 'library' })]
  await finishQuiz(pool(), player.id, check, 67)
  const states = await findViewerQuizzes(player, film.id)
  expect(states).toHaveLength(2)
  expect(states.find(({ kind }) => kind === 'film-room')).toMatchObject({
    id: quiz.id,
    questionCount: 2,
    passMark: 80,
    best: null,
    isPassed: false,
  })
  expect(states.find(({ kind }) => kind === 'library')).toMatchObject({ questionCount: 3, passMark: 70, best: 67 })
})

test('a pass survives later failures', async () => {
  const player = await makePlayer(pool())
  const quiz = await makeQuiz(pool())
  await finishQuiz(pool(), player.id, quiz, 100)
  await finishQuiz(pool(), player.id, quiz, 0)
  expect(await stateOf(player, quiz)).toMatchObject({ isPassed: true, best: 100 })
})

test('a parent sees a child’s state as the child does, and has none of their own', async () => {
  const child = await makePlayer(pool())
  const parent = toViewer(await makeMember(pool(), { role: 'parent', children: [child.id], hasCode: false }))
  const quiz = await makeQuiz(pool())
  await finishQuiz(pool(), child.id, quiz, 100)
  const linked = { id: child.id, name: child.name, divisions: [] }
  expect(await stateOf(asPlayer(linked), quiz)).toMatchObject({ isPassed: true, best: 100 })
  expect(await stateOf({ ...parent, children: [linked] }, quiz)).toMatchObject({ isPassed: false, best: null })
  expect(await stateOf(parent, quiz)).toBeUndefined()
})

test('the next film is the next module that this player may watch', async () => {
  const ten = await divisionId(pool(), '10U')
  const player = await makePlayer(pool())
  const next = await makeQuizFilm(pool())
  await makeQuizFilm(pool(), { divisions: [ten] })
  await makeQuizFilm(pool(), { isPublished: false })
  const film = await makeQuizFilm(pool())
  expect(await findNextFilm(player, film.id)).toEqual({ slug: next.slug, title: next.title })
})

test('staff may try the quiz of an unpublished film, members may not', async () => {
  const player = await makePlayer(pool())
  const film = await makeQuizFilm(pool(), { isPublished: false })
  const quiz = await makeQuiz(pool(), { film })
  const staff = { ...player, kind: 'staff' as const, role: 'coach' as const }
  expect(await findQuizFilm(staff, film.slug)).toMatchObject({ id: film.id })
  expect(await stateOf(staff, quiz)).toBeDefined()
  expect(await findQuizFilm({ ...player, role: 'coach' }, film.slug)).toBeNull()
  expect(await stateOf({ ...player, role: 'coach' }, quiz)).toBeUndefined()
  await pool().query('UPDATE films SET deleted_at = now() WHERE id = $1', [film.id])
  expect(await findQuizFilm(staff, film.slug)).toBeNull()
})
