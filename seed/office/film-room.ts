import type { Payload } from 'payload'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import type { FilmComment, Quiz } from '../../src/payload-types'
import { transaction } from '@/server/database/transaction'
import { readOffice } from './content'
import { ago, dayOf, noonOf } from './when'
import { insertRow } from './write'

type Assignment = { film: string; divisions: string[]; assigned: number; due: number; note: string }
type Work = {
  assignments: Assignment[]
  comments: { film: string; by: string; days: number; time: string; text: string; state: FilmComment['state'] }[]
}
type Film = { id: string; slug: string; duration: number }
type Player = { id: string; number: number }

const COACH = 'Coach Chris'
/** The number of films, in order, that players have opened. */
const MOST_FILMS = 8
const HALF_SEEN = 45

/** Inserts assignments by coaches, views and quiz attempts of players, and comments below the films. */
export async function fillFilmRoom(payload: Payload, now: Date): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'film-assignments' })
  if (totalDocs > 0) return
  const { assignments, comments } = await readOffice<Work>('film-room')
  const { docs } = await payload.find({
    collection: 'films',
    sort: ['order', 'createdAt'],
    pagination: false,
    depth: 0,
  })
  const films = new Map(docs.map(({ id, slug }) => [slug!, id]))
  const where = { kind: { equals: 'film-room' } }
  const { docs: quizzes } = await payload.find({ collection: 'quizzes', where, pagination: false, depth: 0 })
  await transaction(async (client) => {
    for (const one of assignments) await assign(client, one, films.get(one.film)!, quizzes, now)
  })
  const players = await watchFilms(payload, docs as Film[], quizzes, now)
  for (const { film, by, days, time, ...words } of comments) {
    const createdAt = ago(days, time, now)
    const facts = { film: films.get(film)!, author: players.get(by), authorName: by, createdAt, reports: 0 }
    await payload.create({ collection: 'film-comments', data: { ...words, ...facts } })
  }
}

async function assign(client: pg.PoolClient, work: Assignment, filmId: string, quizzes: Quiz[], now: Date) {
  const id = randomUUID()
  await insertRow(client, 'film_assignments', {
    id,
    filmId,
    quizId: quizzes.find(({ film }) => film === filmId)?.id,
    assignedOn: noonOf(dayOf({ in: work.assigned }, now)),
    dueOn: noonOf(dayOf({ in: work.due }, now)),
    note: work.note,
    assignedBy: COACH,
  })
  await client.query(
    `INSERT INTO film_assignments_rels (parent_id, path, "order", divisions_id)
     SELECT $1, 'divisions', row_number() OVER (ORDER BY "order"), id FROM divisions WHERE key = ANY ($2::enum_divisions_key[])`,
    [id, work.divisions],
  )
}

/** All film room members by name. */
async function watchFilms(payload: Payload, films: Film[], quizzes: Quiz[], now: Date): Promise<Map<string, string>> {
  const { docs: members } = await payload.find({ collection: 'members', sort: 'name', pagination: false, depth: 0 })
  await transaction(async (client) => {
    for (const [number, { id }] of members.filter(({ role }) => role === 'player').entries()) {
      const count = (number * 5) % (MOST_FILMS + 1)
      for (const [index, film] of films.slice(0, count).entries()) {
        const isLast = index === count - 1
        const at = ago(2 + (count - index) * 2 + (number % 3), '17:30', now)
        await insertRow(client, 'film_views', {
          memberId: id,
          filmId: film.id,
          ...seenOf(film, isLast),
          watchedAt: at,
          createdAt: at,
          updatedAt: at,
        })
        const quiz = quizzes.find((one) => one.film === film.id)
        if (quiz && !isLast) await takeQuiz(client, { id, number }, quiz, at)
      }
    }
  })
  return new Map(members.map(({ id, name }) => [name, id]))
}

// Stored like by the player: the watched seconds, and the position of the last film.
function seenOf({ duration }: Film, isLast: boolean) {
  const end = isLast ? Math.round((duration * HALF_SEEN) / 100) : duration
  return { position: isLast ? end : 0, share: isLast ? HALF_SEEN : 100, seen: `{[0,${end})}` }
}

// Results are derived from indexes, so that every demo has the same board.
async function takeQuiz(
  client: pg.PoolClient,
  { id: memberId, number }: Player,
  quiz: Quiz,
  at: string,
): Promise<void> {
  const { questions, passMark, version } = quiz
  const answers = questions.map(({ id: questionId, options }, index) => {
    const isCorrect = (number + index * 2) % 4 !== 0
    const option = options.find((one) => Boolean(one.isCorrect) === isCorrect)
    return { questionId, optionId: option?.id, isCorrect }
  })
  const score = Math.round((100 * answers.filter(({ isCorrect }) => isCorrect).length) / answers.length)
  const id = randomUUID()
  const result = { score, isPassed: score >= passMark, finishedAt: at, createdAt: at, updatedAt: at }
  await insertRow(client, 'quiz_attempts', { id, memberId, quizId: quiz.id, quizVersion: version, ...result })
  for (const [index, answer] of answers.entries())
    await insertRow(client, 'quiz_attempts_answers', {
      ...answer,
      _order: index + 1,
      _parentId: id,
      id: randomUUID(),
    })
}
