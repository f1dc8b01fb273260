import { describe, expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { drawingProblem } from '@/lib/court/schema'
import { openFilm } from '@/features/film/server/films/film-queries'
import { learnerOf } from '@/features/film/server/films/learner'
import { startAttempt, submitAnswers } from '@/features/film/server/quizzes/attempts'
import { findFrozenSheet } from '@/features/film/server/quizzes/queries'
import { findViewerQuizzes } from '@/features/film/server/quizzes/results'
import type { Viewer } from '@/features/members/server/viewer'
import type { Play } from '@/payload-types'
import { findPlays } from '@/server/content/plays'
import { pool } from '@/server/database/pool'
import { answersTo, makePlayer, makeQuiz, makeQuizFilm } from '../support/quizzes'
import { valueOf } from '../support/result'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()

const context = { disableRevalidate: true }
const DRAWING = {
  players: [
    { label: '1', at: [250, 280] },
    { label: '3', at: [412, 240] },
  ],
  ball: '1',
  steps: [{ moves: [{ type: 'pass', who: '1', to: '3' }] }],
}
const BACK = { moves: [{ type: 'pass', who: '3', to: '1' }] }

/** Publishes a new play, as a coach does in the back office. */
async function publish(change: object = {}, draft = false): Promise<Play> {
  const [cms, user] = [await payload(), await staffAs('coach')]
  const data = { name: 'Elbow', description: 'The guard passes to the wing.', kind: 'offense', drawing: DRAWING }
  return cms.create({
    collection: 'plays',
    data: { ...data, _status: 'published', ...change } as never,
    draft,
    overrideAccess: false,
    user,
    context,
  })
}

async function change({ id }: Pick<Play, 'id'>, data: object, draft = false): Promise<Play> {
  const [cms, user] = [await payload(), await staffAs('coach')]
  const options = { id, data: data as never, draft, overrideAccess: false, user, context: { ...context } }
  return cms.update({ collection: 'plays', ...options }) as unknown as Promise<Play>
}

async function showIn(filmId: string, key: string | null | undefined): Promise<void> {
  await pool().query('UPDATE films SET play = $2 WHERE id = $1', [filmId, key])
}

async function take(player: Viewer, quizId: string) {
  const [found] = await findViewerQuizzes(player, quizId)
  return { found: found!, opened: valueOf(await startAttempt(player, found!)) }
}

test('a migrated database contains the playbook, each play as the code draws it', async () => {
  const { docs } = await (await payload()).find({ collection: 'plays', pagination: false, sort: 'order' })
  expect(docs).toHaveLength(71)
  for (const { key, name, description, drawing, _status } of docs) {
    expect({ key, _status }).toEqual({ key, _status: 'published' })
    expect(drawingProblem(drawing)).toBeNull()
    expect({ name, description, ...(drawing as object) }).toEqual(plays[key as keyof typeof plays])
  }
  expect(docs.slice(0, 2).map(({ name }) => name)).toEqual(['Give and go', 'Pick and roll'])
})

describe('a play', () => {
  test('has a key of its own that never changes', async () => {
    const [one, other] = [await publish({ key: 'horns' }), await publish()]
    expect(one.key).toMatch(/^play-/)
    expect(other.key).not.toBe(one.key)
    expect((await change(one, { key: 'horns', name: 'Elbow two' })).key).toBe(one.key)
  })

  test.each([
    ['an impossible pass', { ...DRAWING, steps: [BACK] }, 'Step 1: A pass starts at the player with the ball'],
    ['a step without moves', { ...DRAWING, steps: [{ moves: [] }] }, 'Step 1: A step needs at least one move.'],
  ])('with %s stays a draft', async (_, drawing, message) => {
    const failure = await publish({ drawing }).catch((error: { data: unknown }) => error.data)
    expect(failure).toMatchObject({ errors: [{ path: 'drawing', message: expect.stringContaining(message) }] })
    expect(await publish({ drawing, _status: 'draft' }, true)).toMatchObject({ _status: 'draft', drawing })
  })

  test.each([
    ['text', 'all'],
    ['a player twice', { players: [DRAWING.players[0], DRAWING.players[0]], steps: [] }],
    ['an unknown player', { ...DRAWING, steps: [{ moves: [{ type: 'shot', who: '9' }] }] }],
  ])('cannot be %s, even as a draft', async (_, drawing) => {
    await expect(publish({ drawing, _status: 'draft' }, true)).rejects.toThrow('This is not the drawing of a play.')
  })

  test('is drawn on the page of its film once it is published', async () => {
    const [play, film] = [await publish(), await makeQuizFilm(pool())]
    await showIn(film.id, play.key)
    const player = await makePlayer(pool())
    const drawn = async () => (await openFilm(player, learnerOf(player, undefined)!, film.slug))!.play
    expect(await drawn()).toEqual({ name: 'Elbow', description: 'The guard passes to the wing.', ...DRAWING })
    await change(play, { drawing: { ...DRAWING, steps: [...DRAWING.steps, BACK] } }, true)
    expect((await drawn()).steps).toHaveLength(1)
    await change(play, { drawing: { ...DRAWING, steps: [...DRAWING.steps, BACK] }, _status: 'published' })
    expect((await drawn()).steps).toHaveLength(2)
    expect(Object.keys(await findPlays([play.key!, 'horns', 'unknown']))).toEqual([play.key, 'horns'])
  })

  test('stays published while a film or a question shows it', async () => {
    const [play, film] = [await publish(), await makeQuizFilm(pool(), { title: 'Elbow reads' })]
    const quiz = await makeQuiz(pool(), { film })
    const refusal = 'This play is in use: '
    await showIn(film.id, play.key)
    const hide = () => change(play, { _status: 'draft' })
    await expect(hide()).rejects.toThrow(`${refusal}the film “Elbow reads”. Choose another play there first.`)
    await expect(change(play, { deletedAt: new Date().toISOString() })).rejects.toThrow(refusal)
    await expect((await payload()).delete({ collection: 'plays', id: play.id, context })).rejects.toThrow(refusal)
    const other = await makeQuizFilm(pool(), { title: 'Ball reversal' })
    await showIn(other.id, play.key)
    await expect(hide()).rejects.toThrow(`${refusal}the film “Ball reversal”, the film “Elbow reads”.`)
    for (const { id } of [film, other]) await showIn(id, null)
    await pool().query('UPDATE quizzes_questions SET play = $2 WHERE _parent_id = $1', [quiz.id, play.key])
    await expect(hide()).rejects.toThrow(refusal)
    await pool().query('UPDATE quizzes_questions SET play = NULL WHERE _parent_id = $1', [quiz.id])
    expect(await hide()).toMatchObject({ _status: 'draft' })
  })

  test('names three of the documents that show it, and is not held back by one in the trash', async () => {
    const play = await publish()
    const films = [
      await makeQuizFilm(pool(), { title: 'First read' }),
      await makeQuizFilm(pool(), { title: 'Fourth read' }),
      await makeQuizFilm(pool(), { title: 'Second read' }),
      await makeQuizFilm(pool(), { title: 'Third read' }),
    ]
    for (const { id } of films) await showIn(id, play.key)
    const hide = () => change(play, { _status: 'draft' })
    const named = 'the film “First read”, the film “Fourth read”, the film “Second read”'
    await expect(hide()).rejects.toThrow(`${named} and 1 more. Choose`)
    await pool().query('UPDATE films SET deleted_at = now() WHERE id = ANY($1)', [films.map(({ id }) => id)])
    expect(await hide()).toMatchObject({ _status: 'draft' })
  })
})

test('a film accepts a published play only', async () => {
  const [cms, user] = [await payload(), await staffAs('coach')]
  const [film, play, draft] = [await makeQuizFilm(pool()), await publish(), await publish({ _status: 'draft' }, true)]
  const trashed = await publish()
  await pool().query('UPDATE plays SET deleted_at = now() WHERE id = $1', [trashed.id])
  await pool().query(`UPDATE films SET video_url = 'https://youtu.be/dQw4w9WgXcQ' WHERE id = $1`, [film.id])
  const choose = (key: unknown) =>
    cms.update({ collection: 'films', id: film.id, data: { play: key } as never, overrideAccess: false, user, context })
  expect(await choose(play.key)).toMatchObject({ play: play.key })
  for (const key of [draft.key, trashed.key, 'unknown', '<b>'])
    await expect(choose(key)).rejects.toMatchObject({
      data: { errors: [{ path: 'play', message: 'This play is no longer in the playbook. Choose another one.' }] },
    })
})

test('an attempt keeps the play it was taken with, and the next one gets the changed play', async () => {
  const [play, film] = [await publish(), await makeQuizFilm(pool())]
  await showIn(film.id, play.key)
  const quiz = await makeQuiz(pool(), { film, kind: 'library' })
  const [player, later] = [await makePlayer(pool()), await makePlayer(pool())]
  const { found, opened } = await take(player, quiz.id)
  expect(opened.questions[0]!.drawing).toMatchObject(DRAWING)
  await change(play, { name: 'Elbow again', _status: 'draft' }, true)
  expect((await take(later, quiz.id)).opened.version).toBe(1)
  const steps = [...DRAWING.steps, BACK]
  await change(play, { drawing: { ...DRAWING, steps }, _status: 'published' })
  const answers = answersTo(quiz, 3)
  const input = { quiz: quiz.id, attempt: opened.attempt, answers }
  expect(valueOf(await submitAnswers(player, found, input)).result).toMatchObject({ score: 100 })
  expect((await findFrozenSheet(quiz.id, 1))!.questions[0]!.drawing!.steps).toHaveLength(1)
  const next = (await take(await makePlayer(pool()), quiz.id)).opened
  expect(next).toMatchObject({ version: 2, questions: [{ drawing: { steps } }, {}, {}] })
})
